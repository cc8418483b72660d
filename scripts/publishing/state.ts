import {readFileSync} from 'node:fs';
import {replaceFile} from './replaceFile';
import type {Store} from './store';

/** What is remembered between publishes. */
export interface State {
  /** When each retained file was last part of the live site, as ISO time. */
  readonly lastLive: Readonly<Record<string, string>>;
  /** Releases that were rolled back from: a later rollback passes them over. */
  readonly withdrawn: readonly string[];
  /** Releases that were never found good, as those of a publish that was killed. */
  readonly untried: readonly string[];
  /** What nginx was last told to listen on. */
  readonly listen?: string;
}

/** What is remembered; nothing when the file is missing, or was damaged by a fault of the disk. */
export function readState({stateFile}: Store): State {
  try {
    const state = JSON.parse(readFileSync(stateFile, 'utf8')) as Partial<State>;
    const {lastLive = {}, withdrawn = [], untried = [], listen} = state;
    return {lastLive, withdrawn, untried, listen};
  } catch {
    return {lastLive: {}, withdrawn: [], untried: []};
  }
}

/**
 * Remembers a state in place of the one before; whatever fails, one of the two is there, whole.
 *
 * @throws any error of the disk
 */
export function writeState({stateFile}: Store, state: State): void {
  replaceFile(stateFile, `${JSON.stringify(state, null, 2)}\n`);
}
