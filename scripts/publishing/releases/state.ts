import {readFileSync} from 'node:fs';
import {replaceFile} from './replaceFile';
import type {Store} from './store';

/** What is remembered between publishes. */
interface State {
  /** When each retained file was last part of the live site, as ISO time. */
  readonly lastLive: Readonly<Record<string, string>>;
  /** Releases that were rolled back from: a later rollback passes them over. */
  readonly withdrawn: readonly string[];
  /** Releases that were never found good, as those of a publish that was killed. */
  readonly untried: readonly string[];
  /** What nginx was last told to listen on. */
  readonly listen?: string;
  /** Whether nginx was said to serve stored brotli, or not to. */
  readonly brotli?: boolean;
}

const isText = (one: unknown): one is string => typeof one === 'string';
const textsIn = (list: unknown) => (Array.isArray(list) ? list.filter(isText) : []);

/** A time that cannot be read would let its file go at once. */
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
 * What is remembered; nothing of what is missing, was damaged by a fault of the disk, or is of
 * another shape since somebody wrote it by hand.
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
 * Remembers a state in place of the one before; whatever fails, one of the two is there, whole.
 *
 * @throws any error of the disk
 */
export function writeState({stateFile}: Store, state: State): void {
  replaceFile(stateFile, `${JSON.stringify(state, null, 2)}\n`);
}
