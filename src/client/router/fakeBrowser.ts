interface Entry {
  readonly url: URL;
  readonly state: unknown;
}

type Listener = (event: {readonly state: unknown}) => void;

/** The part of a window that a router uses. Navigations are synchronous. */
interface FakeBrowser {
  readonly window: object;
  readonly address: () => string;
  readonly state: () => unknown;
  /** The addresses of all history entries. */
  readonly addresses: () => readonly string[];
  /** A Back/Forward traversal by the reader. */
  readonly go: (steps: number) => void;
  /** An anchor link, followed by the browser: adds an entry without state. */
  readonly followHash: (hash: string) => void;
  /** The same anchor link again: adds no entry, but clears the state of the current one. */
  readonly followHashAgain: () => void;
}

/**
 * Creates a fake window with one history entry.
 *
 * @param address of the first page, without the origin
 * @param state of that entry, as after a reload
 */
export function fakeBrowser(address: string, state: unknown = null): FakeBrowser {
  const first: Entry = {url: new URL(address, 'http://host'), state};
  let entries = [first];
  let place = 0;
  const listeners = new Set<Listener>();
  const current = (): Entry => entries[place] ?? first;
  const pathOf = ({url}: Entry): string => url.pathname + url.search + url.hash;
  const notify = (): void => {
    for (const listener of listeners) {
      listener({state: current().state});
    }
  };
  const entryOf = (state: unknown, url: string): Entry => ({
    url: new URL(url, current().url),
    state: structuredClone(state),
  });
  const push = (entry: Entry): void => {
    entries = [...entries.slice(0, place + 1), entry];
    place += 1;
  };
  const go = (steps: number): void => {
    if (steps !== 0 && entries[place + steps]) {
      place += steps;
      notify();
    }
  };
  return {
    window: {
      document: {createElement: () => null, querySelectorAll: () => []},
      navigator: {userAgent: ''},
      get location() {
        return current().url;
      },
      history: {
        get state() {
          return current().state;
        },
        get length() {
          return entries.length;
        },
        pushState: (state: unknown, _title: string, url: string) => push(entryOf(state, url)),
        replaceState: (state: unknown, _title: string, url = pathOf(current())) => {
          entries = entries.with(place, entryOf(state, url));
        },
        go,
      },
      addEventListener: (type: string, listener: Listener) =>
        type === 'popstate' && listeners.add(listener),
      removeEventListener: (_type: string, listener: Listener) => listeners.delete(listener),
    },
    address: () => pathOf(current()),
    state: () => current().state,
    addresses: () => entries.map(pathOf),
    go,
    followHash(hash) {
      push(entryOf(null, hash));
      notify();
    },
    followHashAgain() {
      entries = entries.with(place, entryOf(null, pathOf(current())));
      notify();
    },
  };
}
