/** What is ended fails within a moment; a download looks like leaving too, and the page lives on. */
const momentMs = 3000;

/** An ear for the reader's leaving the page. */
export interface Leaving {
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

/** What neither fulfils nor rejects: nobody is there any more to be told. */
export function never(): Promise<never> {
  return new Promise(() => undefined);
}

/**
 * As `work`, but a failure of it is kept quiet when the page is being left: the reader has chosen
 * where to go.
 *
 * @param work what is being fetched
 */
export async function unlessLeft<Result>(work: Promise<Result>): Promise<Result> {
  const leaving = watchLeaving();
  try {
    return await work;
  } catch (error) {
    if (leaving.isNow()) return never();
    throw error;
  } finally {
    leaving.stop();
  }
}
