import {readFileSync} from 'node:fs';
import type {Count} from './testCount';

/** How to read a test runner's report. */
export interface Reader {
  readonly count: (report: string) => Count;
  readonly failedIn: (report: string) => string[];
}

/** Result of a stage: number of tests, and failures as text. */
interface Outcome {
  readonly count: Count;
  readonly failures: readonly string[];
}

function read(file: string, {count, failedIn}: Reader): Outcome | null {
  try {
    const report = readFileSync(file, 'utf8');
    return {count: count(report), failures: failedIn(report)};
  } catch {
    return null;
  }
}

/**
 * Result of a stage of tests from its report. A stage without a readable report has failed, and so
 * has one whose program exited with an error although no test failed.
 *
 * @param title the stage's name, for the user
 * @param isGood whether its program exited without an error
 * @param file its report
 */
export function outcomeOf(title: string, isGood: boolean, file: string, reader: Reader): Outcome {
  const outcome = read(file, reader);
  if (!outcome) {
    const told = `${title}: no readable report in ${file}; see above why it stopped`;
    return {count: {passed: 0, failed: 1}, failures: [told]};
  }
  if (isGood || outcome.count.failed > 0) return outcome;
  const told = `${title}: it ended with an error outside its tests: see above`;
  return {count: {...outcome.count, failed: 1}, failures: [...outcome.failures, told]};
}
