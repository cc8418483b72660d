import {goLive} from './live/goLive';
import type {LiveOptions} from './publishOptions';
import {Refused} from './Refused';
import {damage} from './releases/damage';
import {
  noteStanding,
  prepareRollback,
  previousRelease,
  rollbackNotes,
} from './releases/rollbackOrder';
import {currentRelease, listReleases, type Store} from './releases/store';
import {Busy, withLock} from './releases/withLock';
import {unlessStopped} from './stopping';

/** Why there is no release to go back to, and how to go to one all the same. */
function noneToGoBackTo(store: Store): Error {
  const notes = [...rollbackNotes(store)];
  const others = notes.filter(([id]) => id !== currentRelease(store)).map(([id]) => id);
  const whole = others.filter((id) => damage(store, id).length === 0).at(-1);
  const remedy = whole
    ? `To use one of them anyway, name it: --release ${whole}`
    : 'Publish again: npm run publish:site';
  return notes.length === 0
    ? new Error(`There is no earlier release to go back to, and no release at all. ${remedy}`)
    : new Refused(
        `There is no earlier release to go back to, so nothing was changed. ${remedy}`,
        notes.map(([id, note]) => `${id}  ${note}`),
      );
}

/**
 * Makes an earlier release live again, even on a full disk. Later rollbacks skip the release left
 * behind, unless it is named.
 *
 * @param to the release; by default the one before the live one
 * @returns the name of the live release
 * @throws Busy when a publish is running or changed the live release meanwhile; Refused when the
 *   release is damaged; Stopped; Error when there is no such release
 */
export async function rollback(store: Store, options: LiveOptions, to?: string): Promise<string> {
  // The operator wants to leave what is live now, not what a publish may bring live while this
  // waits for the lock.
  const seen = currentRelease(store);
  const id = to ?? previousRelease(store);
  return withLock(store.lock, async () => {
    const from = currentRelease(store);
    if (!to && from !== seen) {
      throw new Busy(
        `While this rollback waited, ${from ?? 'no release'} became the live release instead of ${seen ?? 'none'}; nothing else was changed.`,
      );
    }
    if (!id) {
      throw noneToGoBackTo(store);
    }
    if (!listReleases(store).includes(id)) {
      const known = listReleases(store).join(', ') || 'none';
      throw new Error(`There is no release ${id}. The releases are: ${known}.`);
    }
    const faults = damage(store, id);
    if (faults.length > 0) {
      throw new Refused(
        `${id} is damaged, so the live site is unchanged. Go back to another one with --release, or publish again.`,
        faults,
      );
    }
    // On a full disk bookkeeping fails, but the rollback matters more.
    const failures = new Set<string>();
    const note = (write: () => void) => {
      try {
        write();
      } catch (error) {
        failures.add((error as Error).message);
      }
    };
    try {
      await goLive(store, id, options, note);
    } catch (error) {
      const isUnchanged = currentRelease(store) === from;
      throw await unlessStopped(error as Error, isUnchanged, options.stop);
    }
    note(() => noteStanding(store, id, 'good'));
    if (from && from !== id) {
      note(() => noteStanding(store, from, 'withdrawn'));
    }
    note(() => prepareRollback(store));
    if (failures.size > 0) {
      options.onWarning?.(
        `This could not be recorded, so name the release at the next rollback: it may go back to ${from} again. Free some space on the disk (${[...failures].join('; ')}).`,
      );
    }
    return id;
  });
}
