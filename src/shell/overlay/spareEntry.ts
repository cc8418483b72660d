/** An entry of the Navigation API, which TypeScript's library does not know yet. */
interface HistoryEntry {
  readonly index: number;
  readonly url: string | null;
  readonly sameDocument: boolean;
}

interface WithNavigation {
  readonly navigation?: EventTarget & {
    readonly currentEntry: HistoryEntry | null;
    entries(): readonly HistoryEntry[];
  };
}

const navigationApi = (): WithNavigation['navigation'] => (window as WithNavigation).navigation;

/** Where the reader stands in the history; undefined where the browser does not say. */
export function placeInHistory(): number | undefined {
  return navigationApi()?.currentEntry?.index;
}

/** Where the page was, when a step back from its own entry has led to the spare one under it. */
let leftUrl: string | false | null | undefined;

/** Notes how each entry was reached: the browser tells of it before it sends `popstate`. */
export function watchSpareEntries(): void {
  let isSpare: boolean | undefined = window.history.state?.isSpare;
  navigationApi()?.addEventListener('currententrychange', (event) => {
    const {from} = event as Event & {readonly from: HistoryEntry};
    const {state} = window.history;
    const wasOverSpare = isSpare === false;
    isSpare = state?.isSpare;
    leftUrl = wasOverSpare && isSpare && from.index - 1 === placeInHistory() && from.url;
    // What takes the place of an entry, which then has none, is over the same one.
    if (wasOverSpare && isSpare === undefined && from.index < 0) {
      window.history.replaceState({...state, isSpare: false}, '');
    }
  });
}

/**
 * Puts a second entry of the page under it where a step back would leave the document: no page hears
 * of such a step, so what lies over it could not be closed instead. On the first page of a visit and
 * after each change of language that is so. Without the Navigation API nothing is put there.
 * The state of the one says that it is spare, that of the other that it is not; no other says either.
 */
export function addSpareEntry(): void {
  const place = placeInHistory();
  if (place === undefined || navigationApi()?.entries()[place - 1]?.sameDocument) {
    return;
  }
  const {state} = window.history;
  try {
    window.history.replaceState({...state, isSpare: true}, '');
    window.history.pushState({...state, isSpare: false}, '');
  } catch {
    // Browsers refuse too many entries in a short time: what is opened opens all the same.
  }
}

/**
 * Leaves a spare entry that a step back has led to: the reader wants to go where that step led. The
 * address of the page may have been replaced since: the spare entry takes it on, for who comes back,
 * and where no step leads further.
 */
export function leaveSpareEntry(): boolean {
  const url = leftUrl;
  if (url) {
    window.history.replaceState(window.history.state, '', url);
    window.history.back();
  }
  return Boolean(url);
}
