import {removeRelease} from './removeRelease';
import {readState, writeState} from './state';
import {currentRelease, listReleases, type Store} from './store';
import {prepareSwitch} from './switchTo';

/** Standing of a release: rollbacks go only to releases found good. */
type Standing = 'good' | 'untried' | 'withdrawn';

/** Records the standing of a release; drops deleted releases. */
export function noteStanding(store: Store, id: string, standing: Standing): void {
  const state = readState(store);
  const known = new Set(listReleases(store));
  const listed = (list: 'untried' | 'withdrawn') => [
    ...state[list].filter((name) => name !== id && known.has(name)),
    ...(standing === list ? [id] : []),
  ];
  writeState(store, {...state, withdrawn: listed('withdrawn'), untried: listed('untried')});
}

/**
 * The target of a rollback: the newest good release before the live one, or the newest good one
 * when none is live.
 */
export function previousRelease(store: Store): string | undefined {
  const current = currentRelease(store);
  const {withdrawn, untried} = readState(store);
  return listReleases(store)
    .filter((id) => current === undefined || id < current)
    .filter((id) => !withdrawn.includes(id) && !untried.includes(id))
    .at(-1);
}

/**
 * A note for each release, oldest first: which one is live, where a rollback goes, and why it skips
 * others; empty for those it would reach later.
 */
export function rollbackNotes(store: Store): ReadonlyMap<string, string> {
  const current = currentRelease(store);
  const previous = previousRelease(store);
  const {withdrawn, untried} = readState(store);
  const noteOf = (id: string) => {
    if (id === current) {
      return 'live';
    }
    if (id === previous) {
      return 'a rollback goes back to this one';
    }
    if (withdrawn.includes(id)) {
      return 'withdrawn by a rollback';
    }
    if (untried.includes(id)) {
      return 'never live: its publish did not finish';
    }
    return current !== undefined && id > current ? 'newer than the live one' : '';
  };
  return new Map(listReleases(store).map((id) => [id, noteOf(id)]));
}

/** Prepares the link for a rollback, so that one works on a full disk too. */
export function prepareRollback(store: Store): void {
  const previous = previousRelease(store);
  if (previous) {
    prepareSwitch(store, previous);
  }
}

/**
 * Deletes releases that were never found good, then the oldest, but never the live one or the
 * target of a rollback.
 *
 * @param keep how many to keep
 */
export function removeOldReleases(store: Store, keep: number): void {
  const all = listReleases(store);
  const staying = [currentRelease(store), previousRelease(store)];
  const {untried} = readState(store);
  const others = all.filter((id) => !staying.includes(id));
  const leaving = [
    ...others.filter((id) => untried.includes(id)),
    ...others.filter((id) => !untried.includes(id)),
  ];
  for (const id of leaving.slice(0, Math.max(0, all.length - keep))) {
    removeRelease(store, id);
  }
}
