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

/** Without the Navigation API: `isSentinel` of the entry that the reader was last seen on. */
let lastIsSentinel: boolean | undefined;

/** Without the Navigation API: whether Back has just led from the entry above a sentinel to it. */
let hasLeft = false;

/** Only traversals fire `popstate`: an entry that the router has pushed since goes unnoticed. */
function watchTraversals(): void {
  lastIsSentinel = window.history.state?.isSentinel;
  window.addEventListener('popstate', ({state}) => {
    hasLeft = lastIsSentinel === false && state?.isSentinel === true;
    lastIsSentinel = state?.isSentinel;
  });
}

/** Tracks how each entry is reached: both events fire before the step guard hears `popstate`. */
export function watchSentinelEntries(): void {
  const navigation = navigationApi();
  if (!navigation) {
    watchTraversals();
    return;
  }
  let isSentinel: boolean | undefined = window.history.state?.isSentinel;
  navigation.addEventListener('currententrychange', (event) => {
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
 * Whether Back would leave the document. Safari before 26.2 and Firefox before 147 lack the Navigation
 * API: there it is assumed of the first entry that the router has counted in this document.
 */
function isFirstOfDocument(): boolean {
  const place = placeInHistory();
  const {state} = window.history;
  return place === undefined
    ? !state?.at && state?.isSentinel !== false
    : !navigationApi()?.entries()[place - 1]?.sameDocument;
}

/**
 * Adds a second entry for the page, with a sentinel below it, where Back would leave the document:
 * the page gets no event for that, so Back could not close an overlay instead. This is the case on
 * the first page of a visit and after each change of language. In `window.history.state`,
 * `isSentinel` is true for the sentinel, false for the entry above it, and undefined for all others.
 */
export function addSentinelEntry(): void {
  if (!isFirstOfDocument()) return;
  const {state} = window.history;
  try {
    window.history.replaceState({...state, isSentinel: true}, '');
    window.history.pushState({...state, isSentinel: false}, '');
    lastIsSentinel = false;
  } catch {
    // Browsers throw when entries are added too fast. The overlay then opens without a sentinel.
  }
}

/**
 * Goes back once more when Back has just led to a sentinel: the reader wants to leave the page. With
 * the Navigation API the sentinel gets the current URL of the page, which may have been replaced
 * since, for when the reader returns to it or cannot go back any further.
 *
 * @returns whether Back has led to a sentinel
 */
export function leaveSentinelEntry(): boolean {
  const url = leftUrl;
  if (url) {
    window.history.replaceState(window.history.state, '', url);
  }
  const isLeaving = Boolean(url) || hasLeft;
  if (isLeaving) {
    window.history.back();
  }
  return isLeaving;
}
