/**
 * Aborted requests fail within this time. Not longer: a download also fires `beforeunload`, and the
 * page stays.
 */
const momentMs = 3000;

interface Leaving {
  readonly isNow: () => boolean;
  /**
   * Removes the listener. Must be called: in Firefox a page with a `beforeunload` listener is not
   * stored in the bfcache.
   */
  readonly stop: () => void;
}

/**
 * Detects that the reader is leaving the page. Firefox then aborts pending requests at once, and
 * those failures must be neither reported nor handled.
 */
export function watchLeaving(): Leaving {
  let leftAt = Number.NEGATIVE_INFINITY;
  const note = ({timeStamp}: Event): void => {
    leftAt = timeStamp;
  };
  window.addEventListener('beforeunload', note);
  return {
    isNow: () => performance.now() - leftAt < momentMs,
    stop: () => window.removeEventListener('beforeunload', note),
  };
}
