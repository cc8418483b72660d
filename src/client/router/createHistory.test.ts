import fc from 'fast-check';
import {afterEach, beforeEach, describe, expect, it, vi} from 'vitest';
import {createHistory, type RouterHistory} from './createHistory';
import type {Location, LocationDescriptor} from './createLocation';
import {fakeBrowser} from './fakeBrowser';

let upstream: () => RouterHistory;

beforeEach(async () => {
  // Upstream checks for a document once, when it is evaluated.
  vi.stubGlobal('window', fakeBrowser('/').window);
  const {createBrowserHistory} = await import('history');
  upstream = createBrowserHistory as unknown as typeof upstream;
});

afterEach(() => vi.unstubAllGlobals());

/** An action of the reader or of the site. */
type Deed =
  | readonly ['push' | 'replace', LocationDescriptor, unknown?]
  | readonly ['go', number]
  | readonly ['followHash', string];

/** Keys are random: names them by the order in which they occur. */
function namer(): (key?: string) => string | undefined {
  const seen: string[] = [];
  return (key) => {
    if (key === undefined) {
      return undefined;
    }
    if (!seen.includes(key)) {
      seen.push(key);
    }
    return `key ${seen.indexOf(key)}`;
  };
}

/** State that only our entries have: the reading position, and the index. */
const placeNames = ['readAtPx', 'headingId', 'headingAtPx', 'at'];

/** Everything observable about a history while a sequence of actions runs. */
function storyOf(create: () => RouterHistory, deeds: readonly Deed[], entry: unknown = null) {
  const browser = fakeBrowser('/fr/a?b#c', entry);
  vi.stubGlobal('window', browser.window);
  const history = create();
  const nameOf = namer();
  const told = ({pathname, search, hash, state, key}: Location) =>
    JSON.stringify([pathname, search, hash, state, nameOf(key)]);
  const story: unknown[] = [told(history.location), history.action];
  const listen = (name: string) =>
    history.listen((location, action) => {
      const isSet = location === history.location && action === history.action;
      story.push([name, told(location), action, isSet]);
    });
  listen('first');
  const end = listen('gone');
  end();
  for (const [deed, what, state] of deeds) {
    if (deed === 'go') {
      browser.go(what);
    } else if (deed === 'followHash') {
      browser.followHash(what);
    } else {
      history[deed](what, state);
    }
    const kept = browser.state() as {key?: string; state?: unknown} | null;
    story.push([deed, browser.addresses(), browser.address(), told(history.location)]);
    const names = Object.keys(kept ?? {}).filter((name) => !placeNames.includes(name));
    story.push([history.action, names, nameOf(kept?.key), kept?.state]);
  }
  return story;
}

describe('createHistory', () => {
  it.each<{deeds: readonly Deed[]}>([
    {
      deeds: [
        ['push', '/fr/b', {mark: 1}],
        ['go', -1],
        ['go', 1],
      ],
    },
    {
      deeds: [
        ['push', '/fr/b?x=1#y'],
        ['push', '?x=2'],
        ['push', '#z'],
        ['go', -2],
        ['push', 'c'],
      ],
    },
    {
      deeds: [
        ['replace', {search: 'q=mur'}],
        ['go', -1],
        ['replace', {search: undefined}],
      ],
    },
    {
      deeds: [
        ['push', '/fr/%C3%A9'],
        ['followHash', '#d'],
        ['go', -1],
        ['go', -1],
      ],
    },
  ])('behaves like upstream: $deeds', ({deeds}) => {
    expect(storyOf(createHistory, deeds)).toEqual(storyOf(upstream, deeds));
  });

  it('never blocks a navigation: overlays are closed before this history is notified', () => {
    const browser = fakeBrowser('/fr/a');
    vi.stubGlobal('window', browser.window);
    const history = createHistory();
    const end = history.block(() => false);
    history.push('/fr/b');
    browser.go(-1);
    end();
    expect(history.location.pathname).toBe('/fr/a');
  });

  it('stores the scroll position in the entry of the page when a link leads away from it', () => {
    const browser = fakeBrowser('/fr/a', {key: 'first'});
    vi.stubGlobal('window', Object.assign(browser.window, {scrollY: 900}));
    const history = createHistory();
    history.push('/fr/b');
    expect(browser.addresses()).toEqual(['/fr/a', '/fr/b']);
    expect(browser.state()).not.toHaveProperty('readAtPx');
    browser.go(-1);
    expect(browser.state()).toEqual({key: 'first', readAtPx: 900, at: 0});
  });

  it('gives an entry left by Back or Forward its last scroll position', () => {
    const browser = fakeBrowser('/fr/a', {key: 'first'});
    const read = (scrollY: number) => Object.assign(browser.window, {scrollY});
    vi.stubGlobal('window', read(900));
    const history = createHistory();
    history.push('/fr/b');
    browser.go(-1);
    read(1500);
    browser.go(1);
    read(300);
    browser.go(-1);
    expect(browser.state()).toMatchObject({key: 'first', readAtPx: 1500});
    browser.go(1);
    history.push('/fr/c');
    expect(browser.state()).not.toHaveProperty('readAtPx');
    browser.go(-2);
    browser.followHash('#d');
    browser.followHashAgain();
    expect(browser.state()).toEqual({at: 1});
    browser.go(-1);
    browser.go(1);
    expect(browser.address()).toBe('/fr/a#d');
    expect(browser.state()).toMatchObject({at: 1, readAtPx: 300});
  });

  it('behaves like upstream for any sequence of actions, also after a reload', () => {
    const to = fc.constantFrom<LocationDescriptor>('/fr/b', 'c', '../d?e', '?f', '#g', {
      search: 'h',
    });
    const deed = fc.oneof(
      fc.tuple(
        fc.constantFrom('push' as const, 'replace' as const),
        to,
        fc.constantFrom(1, undefined),
      ),
      fc.tuple(fc.constant('go' as const), fc.integer({min: -3, max: 3})),
      fc.tuple(fc.constant('followHash' as const), fc.constantFrom('#i', '#j')),
    );
    const entry = fc.constantFrom(null, {key: 'kept', state: 1}, {isSentinel: true});
    fc.assert(
      fc.property(fc.array(deed, {maxLength: 12}), entry, (deeds, kept) => {
        expect(storyOf(createHistory, deeds, kept)).toEqual(storyOf(upstream, deeds, kept));
      }),
    );
  });
});
