import {afterEach, beforeEach, expect, it, vi} from 'vitest';

interface Entry {
  readonly url: string;
  readonly sameDocument: boolean;
  readonly state: unknown;
}

/** A window that came from another document to a page, whose router has put a key there. */
class FakeWindow {
  place = 1;
  steps = 0;
  onChange: (event: {readonly from: object}) => void = () => {};
  list: Entry[] = [
    {url: '/before', sameDocument: false, state: null},
    {url: '/page', sameDocument: true, state: {key: 'a'}},
  ];
  readonly navigation = {
    entries: () => this.list,
    addEventListener: (_: string, listener: typeof this.onChange) => {
      this.onChange = listener;
    },
    currentEntry: this.entry,
  };
  readonly history = {
    state: this.list[1]?.state,
    back: () => {
      this.steps -= 1;
    },
    replaceState: (state: unknown, _ = '', url = this.entry.url) =>
      this.put(this.place, {...this.entry, url, state}),
    pushState: (state: unknown, _: string, url = this.entry.url) => {
      this.list.length = this.place + 1;
      this.put(this.place + 1, {url, sameDocument: true, state});
    },
  };

  get entry() {
    return {url: '', state: null, ...this.list[this.place], index: this.place, sameDocument: true};
  }

  put(place: number, entry: Entry): void {
    const isReplaced = place === this.place;
    const from = {...this.entry, ...(isReplaced && {index: -1})};
    this.list[place] = {url: entry.url, sameDocument: true, state: entry.state};
    this.goTo(place, from);
  }

  goTo(place: number, from: object = this.entry): void {
    this.place = place;
    this.history.state = this.entry.state;
    this.navigation.currentEntry = this.entry;
    this.onChange({from});
  }
}

let fake: FakeWindow;
const spare = async () => import('./spareEntry');

beforeEach(async () => {
  vi.resetModules();
  fake = new FakeWindow();
  vi.stubGlobal('window', fake);
  (await spare()).watchSpareEntries();
});
afterEach(() => vi.unstubAllGlobals());

it('puts a second entry of the page where a step back would leave the document, once', async () => {
  const {addSpareEntry} = await spare();
  addSpareEntry();
  addSpareEntry();
  expect(fake.list.map(({url}) => url)).toEqual(['/before', '/page', '/page']);
  expect(fake.list.map(({state}) => state)).toEqual([
    null,
    {key: 'a', isSpare: true},
    {key: 'a', isSpare: false},
  ]);
  expect(fake.place).toBe(2);
});

it('puts none where the step back stays in the document', async () => {
  const {addSpareEntry} = await spare();
  fake.history.pushState({key: 'b'}, '', '/next');
  addSpareEntry();
  expect(fake.list).toHaveLength(3);
});

it('a step back from the page goes on past it', async () => {
  const {addSpareEntry, leaveSpareEntry} = await spare();
  addSpareEntry();
  fake.goTo(1);
  expect(leaveSpareEntry()).toBe(true);
  expect(fake.steps).toBe(-1);
});

it('a step back from the page goes on past it, though its address was replaced', async () => {
  const {addSpareEntry} = await spare();
  addSpareEntry();
  fake.history.replaceState({key: 'b'}, '', '/page?q=a');
  fake.history.replaceState({key: 'c'}, '', '/page?q=b');
  // Loaded anew, the document knows only what its entries tell.
  vi.resetModules();
  (await spare()).watchSpareEntries();
  fake.goTo(1);
  expect((await spare()).leaveSpareEntry()).toBe(true);
  expect(fake.steps).toBe(-1);
  // Who comes back, or cannot go further, is at the address of the page that is shown.
  expect(fake.entry.url).toBe('/page?q=b');
});

it('a step back from another page stays on it', async () => {
  const {addSpareEntry, leaveSpareEntry} = await spare();
  addSpareEntry();
  fake.goTo(1);
  fake.history.pushState({key: 'b'}, '', '/next');
  fake.goTo(1);
  expect(leaveSpareEntry()).toBe(false);
  expect(fake.steps).toBe(0);
});

it('any other step is left alone', async () => {
  const {leaveSpareEntry} = await spare();
  fake.history.pushState({key: 'b'}, '', '/page');
  fake.goTo(1);
  expect(leaveSpareEntry()).toBe(false);
});
