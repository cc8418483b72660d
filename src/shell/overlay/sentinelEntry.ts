/** A `NavigationHistoryEntry`; TypeScript's library does not have the Navigation API yet. */
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

/** Index of the current history entry; undefined in browsers without the Navigation API. */
export function placeInHistory(): number | undefined {
  return navigationApi()?.currentEntry?.index;
}

/**
 * URL of the page's own entry, when Back has just led from it to the sentinel below; falsy
 * otherwise.
 */
let leftUrl: string | false | null | undefined;

/** Tracks how each entry is reached: `currententrychange` fires before `popstate`. */
export function watchSentinelEntries(): void {
  let isSentinel: boolean | undefined = window.history.state?.isSentinel;
  navigationApi()?.addEventListener('currententrychange', (event) => {
    const {from} = event as Event & {readonly from: HistoryEntry};
    const {state} = window.history;
    const wasOverSentinel = isSentinel === false;
    isSentinel = state?.isSentinel;
    leftUrl = wasOverSentinel && isSentinel && from.index - 1 === placeInHistory() && from.url;
    // A replaced entry (its index is then -1) passes its position above the sentinel on to the new
    // one.
    if (wasOverSentinel && isSentinel === undefined && from.index < 0) {
      window.history.replaceState({...state, isSentinel: false}, '');
    }
  });
}

/**
 * Adds a second entry for the page, with a sentinel below it, where Back would leave the document:
 * the page gets no event for that, so Back could not close an overlay instead. This is the case on
 * the first page of a visit and after each change of language. Does nothing without the Navigation
 * API. In `window.history.state`, `isSentinel` is true for the sentinel, false for the entry above it, and
 * undefined for all others.
 */
export function addSentinelEntry(): void {
  const place = placeInHistory();
  if (place === undefined || navigationApi()?.entries()[place - 1]?.sameDocument) {
    return;
  }
  const {state} = window.history;
  try {
    window.history.replaceState({...state, isSentinel: true}, '');
    window.history.pushState({...state, isSentinel: false}, '');
  } catch {
    // Browsers throw when entries are added too fast. The overlay then opens without a sentinel.
  }
}

/**
 * Goes back once more when Back has just led to a sentinel: the reader wants to leave the page. The
 * sentinel gets the current URL of the page, which may have been replaced since, for when the
 * reader returns to it or cannot go back any further.
 *
 * @returns whether Back has led to a sentinel
 */
export function leaveSentinelEntry(): boolean {
  const url = leftUrl;
  if (url) {
    window.history.replaceState(window.history.state, '', url);
    window.history.back();
  }
  return Boolean(url);
}
