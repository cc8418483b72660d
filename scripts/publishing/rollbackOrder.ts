import {removeRelease} from './removeRelease';
import {currentRelease, listReleases, readState, type Store, writeState} from './store';

/** Notes whether rollbacks pass a release over; forgets releases that are gone. */
export function setWithdrawn(store: Store, id: string, isWithdrawn: boolean): void {
  const state = readState(store);
  const known = new Set([...listReleases(store), id]);
  const others = state.withdrawn.filter((name) => name !== id && known.has(name));
  writeState(store, {...state, withdrawn: isWithdrawn ? [...others, id] : others});
}

/**
 * The release a rollback leads to: the newest before the live one that was not withdrawn, or the
 * newest of all when none is live.
 */
export function previousRelease(store: Store): string | undefined {
  const current = currentRelease(store);
  const {withdrawn} = readState(store);
  return listReleases(store)
    .filter((id) => (current === undefined || id < current) && !withdrawn.includes(id))
    .at(-1);
}

/**
 * Removes the oldest releases, but never the live one and the one that a rollback would lead to,
 * however old they are.
 *
 * @param keep how many are to stay
 */
export function removeOldReleases(store: Store, keep: number): void {
  const all = listReleases(store);
  const staying = [currentRelease(store), previousRelease(store)];
  const others = all.filter((id) => !staying.includes(id));
  for (const id of others.slice(0, Math.max(0, all.length - keep))) {
    removeRelease(store, id);
  }
}
