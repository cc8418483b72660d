/** What is ended fails within a moment; a download looks like leaving too, and the page lives on. */
const momentMs = 3000;

/** An ear for the reader's leaving the page. */
interface Leaving {
  /** Whether the page is being left right now. */
  readonly isNow: () => boolean;
  /** To be called when nobody asks any more: Firefox keeps no page for Back that listens for this. */
  readonly stop: () => void;
}

/**
 * Hears when the page is about to be left. Firefox then ends at once what is still being fetched,
 * and what fails for that reason is nothing to tell or to mend.
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
