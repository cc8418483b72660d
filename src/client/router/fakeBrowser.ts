interface Entry {
  readonly url: URL;
  readonly state: unknown;
}

type Listener = (event: {readonly state: unknown}) => void;

/** As much of a window as a router uses, which goes where it is sent at once. */
interface FakeBrowser {
  readonly window: object;
  readonly address: () => string;
  readonly state: () => unknown;
  /** The addresses of all entries of the history. */
  readonly addresses: () => readonly string[];
  /** A step in the history, by the reader. */
  readonly go: (steps: number) => void;
  /** A link of the page to a part of it, followed by the browser. */
  readonly followHash: (hash: string) => void;
  /** The same link once more: no entry is added, and what the entry keeps is gone. */
  readonly followHashAgain: () => void;
}

/**
 * @param address of the first page, path first
 * @param state what the entry of the history keeps, as after a reload
 */
export function fakeBrowser(address: string, state: unknown = null): FakeBrowser {
  const first: Entry = {url: new URL(address, 'http://host'), state};
  let entries = [first];
  let place = 0;
  const listeners = new Set<Listener>();
  const current = (): Entry => entries[place] ?? first;
  const pathOf = ({url}: Entry): string => url.pathname + url.search + url.hash;
  const tell = (): void => {
    for (const listener of listeners) {
      listener({state: current().state});
    }
  };
  const entryOf = (kept: unknown, url: string): Entry => ({
    url: new URL(url, current().url),
    state: structuredClone(kept),
  });
  const push = (entry: Entry): void => {
    entries = [...entries.slice(0, place + 1), entry];
    place += 1;
  };
  const go = (steps: number): void => {
    if (steps !== 0 && entries[place + steps]) {
      place += steps;
      tell();
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
        pushState: (kept: unknown, _title: string, url: string) => push(entryOf(kept, url)),
        replaceState: (kept: unknown, _title: string, url = pathOf(current())) => {
          entries = entries.with(place, entryOf(kept, url));
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
      tell();
    },
    followHashAgain() {
      entries = entries.with(place, entryOf(null, pathOf(current())));
      tell();
    },
  };
}
