import {afterEach, beforeEach, describe, expect, it, vi} from 'vitest';

interface Entry {
  readonly url: string;
  readonly sameDocument: boolean;
  readonly state: unknown;
}

/** A window on a page reached from another document, with a key in the state of its entry. */
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
const sentinel = async () => import('./sentinelEntry');

beforeEach(async () => {
  vi.resetModules();
  fake = new FakeWindow();
  vi.stubGlobal('window', fake);
  (await sentinel()).watchSentinelEntries();
});
afterEach(() => vi.unstubAllGlobals());

it('adds a second entry for the page, once, if Back would leave the document', async () => {
  const {addSentinelEntry} = await sentinel();
  addSentinelEntry();
  addSentinelEntry();
  expect(fake.list.map(({url}) => url)).toEqual(['/before', '/page', '/page']);
  expect(fake.list.map(({state}) => state)).toEqual([
    null,
    {key: 'a', isSentinel: true},
    {key: 'a', isSentinel: false},
  ]);
  expect(fake.place).toBe(2);
});

it('adds none if Back stays in the document', async () => {
  const {addSentinelEntry} = await sentinel();
  fake.history.pushState({key: 'b'}, '', '/next');
  addSentinelEntry();
  expect(fake.list).toHaveLength(3);
});

it('Back from the page skips the sentinel', async () => {
  const {addSentinelEntry, leaveSentinelEntry} = await sentinel();
  addSentinelEntry();
  fake.goTo(1);
  expect(leaveSentinelEntry()).toBe(true);
  expect(fake.steps).toBe(-1);
});

it('Back from the page skips the sentinel, even after its address was replaced', async () => {
  const {addSentinelEntry} = await sentinel();
  addSentinelEntry();
  fake.history.replaceState({key: 'b'}, '', '/page?q=a');
  fake.history.replaceState({key: 'c'}, '', '/page?q=b');
  // After a reload, only the state of the entries is left.
  vi.resetModules();
  (await sentinel()).watchSentinelEntries();
  fake.goTo(1);
  expect((await sentinel()).leaveSentinelEntry()).toBe(true);
  expect(fake.steps).toBe(-1);
  // For a reader who returns, or cannot go back further, the URL is that of the page shown.
  expect(fake.entry.url).toBe('/page?q=b');
});

it('Back from another page stays on the sentinel', async () => {
  const {addSentinelEntry, leaveSentinelEntry} = await sentinel();
  addSentinelEntry();
  fake.goTo(1);
  fake.history.pushState({key: 'b'}, '', '/next');
  fake.goTo(1);
  expect(leaveSentinelEntry()).toBe(false);
  expect(fake.steps).toBe(0);
});

it('any other navigation is left alone', async () => {
  const {leaveSentinelEntry} = await sentinel();
  fake.history.pushState({key: 'b'}, '', '/page');
  fake.goTo(1);
  expect(leaveSentinelEntry()).toBe(false);
});

describe('without the Navigation API', () => {
  /** What the browser does at Back and Forward: the state changes, then the page is notified. */
  let traverse: (state: unknown) => void;
  let entries: unknown[];
  let steps: number;

  beforeEach(async () => {
    vi.resetModules();
    entries = [null];
    steps = 0;
    let onPopState: (event: {readonly state: unknown}) => void = () => {};
    const history = {
      state: null as unknown,
      back: () => {
        steps -= 1;
      },
      replaceState: (state: unknown) => {
        history.state = state;
        entries[entries.length - 1] = state;
      },
      pushState: (state: unknown) => {
        history.state = state;
        entries.push(state);
      },
    };
    traverse = (state) => {
      history.state = state;
      onPopState({state});
    };
    const addEventListener = (_: string, listener: typeof onPopState) => {
      onPopState = listener;
    };
    vi.stubGlobal('window', {history, addEventListener});
    (await sentinel()).watchSentinelEntries();
  });

  it('adds a sentinel to the first page of a document, once, which Back skips', async () => {
    const {addSentinelEntry, leaveSentinelEntry} = await sentinel();
    addSentinelEntry();
    addSentinelEntry();
    expect(entries).toEqual([{isSentinel: true}, {isSentinel: false}]);
    traverse(entries[0]);
    expect(leaveSentinelEntry()).toBe(true);
    expect(steps).toBe(-1);
  });

  it('adds none to a page reached through the router', async () => {
    const {addSentinelEntry, leaveSentinelEntry} = await sentinel();
    window.history.pushState({key: 'b', at: 1}, '');
    addSentinelEntry();
    expect(entries).toHaveLength(2);
    traverse({key: 'a', at: 0});
    expect(leaveSentinelEntry()).toBe(false);
  });

  it('adds another sentinel when an overlay closed by Back is opened again', async () => {
    const {addSentinelEntry, leaveSentinelEntry} = await sentinel();
    addSentinelEntry();
    traverse(entries[0]);
    addSentinelEntry();
    expect(window.history.state).toEqual({isSentinel: false});
    traverse({isSentinel: true});
    expect(leaveSentinelEntry()).toBe(true);
  });

  it('Forward from a sentinel stays in the document', async () => {
    const {addSentinelEntry, leaveSentinelEntry} = await sentinel();
    addSentinelEntry();
    traverse({isSentinel: true});
    traverse({isSentinel: false});
    expect(leaveSentinelEntry()).toBe(false);
  });
});
