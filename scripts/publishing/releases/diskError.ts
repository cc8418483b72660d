import {currentRelease, type Store} from './store';

const full = ['ENOSPC', 'EDQUOT'];

/**
 * The error to throw for one that stopped a publish. A disk error says what is live and what to do:
 * it may occur after the switch.
 *
 * @param before the release that was live when the publish began
 */
export function diskError(error: Error, store: Store, before: string | undefined): Error {
  const {code = '', syscall} = error as NodeJS.ErrnoException;
  const isFull = full.includes(code);
  if (!isFull && syscall === undefined) {
    return error;
  }
  const [what, remedy] = isFull
    ? [`The disk of ${store.base} is full`, 'Free some space there']
    : ['A file could not be read or written', 'Fix this'];
  const live = currentRelease(store);
  const outcome =
    live === before
      ? 'the live site is unchanged'
      : `${live} is live, but this could not be fully recorded`;
  return new Error(`${what} (${error.message}); ${outcome}. ${remedy}, then publish again.`);
}
