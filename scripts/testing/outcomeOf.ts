import {readFileSync} from 'node:fs';
import type {Count} from './testCount';

/** How the reports of a program that runs tests are read. */
export interface Reader {
  readonly count: (report: string) => Count;
  readonly failedIn: (report: string) => string[];
}

/** What came of a stage: how many tests, and what failed, as it is told to its reader. */
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
 * What came of a stage of tests, by the report it wrote. A stage without a report that can be read
 * has failed, and so has one whose program ended with an error, even if no test is named.
 *
 * @param title the stage's name, for whoever reads what failed
 * @param isGood whether its program ended without an error
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
