import {currentRelease, type Store} from './store';

const full = ['ENOSPC', 'EDQUOT'];

/**
 * An error that stopped a publish; one of a full disk says what is live and what to do, for it may
 * come when the new release is live already.
 *
 * @param before the release that was live when the publish began
 */
export function diskError(error: Error, store: Store, before: string | undefined): Error {
  if (!full.includes((error as NodeJS.ErrnoException).code ?? '')) {
    return error;
  }
  const live = currentRelease(store);
  const outcome =
    live === before
      ? 'the live site is unchanged'
      : `${live} is live, but not all of that could be noted`;
  return new Error(
    `The disk of ${store.base} is full (${error.message}); ${outcome}. Make room there, then publish again.`,
  );
}
