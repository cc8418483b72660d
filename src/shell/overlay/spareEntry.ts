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

/** Whether the page of this moment is a spare entry, and a step back from its own page led here. */
let isBackOnSpare = false;

/** Notes how each entry was reached: the browser tells of it before it sends `popstate`. */
export function watchSpareEntries(): void {
  navigationApi()?.addEventListener('currententrychange', (event) => {
    const {from} = event as Event & {readonly from: HistoryEntry};
    const now = navigationApi()?.currentEntry;
    isBackOnSpare =
      window.history.state?.isSpare === true &&
      from.index - 1 === now?.index &&
      from.url === now.url;
  });
}

/**
 * Puts a second entry of the page under it where a step back would leave the document: no page hears
 * of such a step, so what lies over it could not be closed instead. On the first page of a visit and
 * after each change of language that is so. Without the Navigation API nothing is put there.
 */
export function addSpareEntry(): void {
  const place = placeInHistory();
  if (place === undefined || navigationApi()?.entries()[place - 1]?.sameDocument) {
    return;
  }
  const {isSpare, ...state} = window.history.state ?? {};
  try {
    window.history.replaceState({...state, isSpare: true}, '');
    window.history.pushState(state, '');
  } catch {
    // Browsers refuse too many entries in a short time: what is opened opens all the same.
  }
}

/** Leaves a spare entry that a step back has led to: the reader wants to go where that step led. */
export function leaveSpareEntry(): boolean {
  if (isBackOnSpare) {
    window.history.back();
  }
  return isBackOnSpare;
}
