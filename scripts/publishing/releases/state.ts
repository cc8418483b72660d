import {readFileSync} from 'node:fs';
import {replaceFile} from './replaceFile';
import type {Store} from './store';

/** State kept between publishes. */
interface State {
  /** When each retained file was last live, as ISO time. */
  readonly lastLive: Readonly<Record<string, string>>;
  /** Releases that were rolled back from: later rollbacks skip them. */
  readonly withdrawn: readonly string[];
  /** Releases never found good, such as those of a killed publish. */
  readonly untried: readonly string[];
  /** Where nginx last listened. */
  readonly listen?: string;
  /** The last explicit choice whether nginx serves stored brotli. */
  readonly brotli?: boolean;
}

const isText = (one: unknown): one is string => typeof one === 'string';
const textsIn = (list: unknown) => (Array.isArray(list) ? list.filter(isText) : []);

/** An invalid time would let its file be deleted at once. */
const timesIn = (times: unknown) =>
  Object.fromEntries(
    Object.entries(times ?? {}).filter(([, time]) => isText(time) && Date.parse(time)),
  );

function readNotes(stateFile: string): Partial<Record<keyof State, unknown>> {
  try {
    return JSON.parse(readFileSync(stateFile, 'utf8')) ?? {};
  } catch {
    return {};
  }
}

/**
 * The stored state, without entries that are missing, damaged by a disk error, or malformed by
 * manual edits.
 */
export function readState({stateFile}: Store): State {
  const {lastLive, withdrawn, untried, listen, brotli} = readNotes(stateFile);
  return {
    lastLive: timesIn(lastLive),
    withdrawn: textsIn(withdrawn),
    untried: textsIn(untried),
    listen: isText(listen) ? listen : undefined,
    brotli: typeof brotli === 'boolean' ? brotli : undefined,
  };
}

/**
 * Replaces the stored state atomically: either the old or the new one is there, complete.
 *
 * @throws any error of the disk
 */
export function writeState({stateFile}: Store, state: State): void {
  replaceFile(stateFile, `${JSON.stringify(state, null, 2)}\n`);
}
