export interface Count {
  readonly passed: number;
  readonly failed: number;
}

/**
 * Counts the tests in a Vitest JSON report. Anything that did not pass counts as failed: a skipped
 * test proves nothing, and a file that could not be loaded is one failure.
 *
 * @param report the report's text
 */
export function countUnitTests(report: string): Count {
  const parsed = JSON.parse(report) as {
    numPassedTests: number;
    numTotalTests: number;
    numFailedTestSuites: number;
  };
  const notPassed = parsed.numTotalTests - parsed.numPassedTests;
  return {
    passed: parsed.numPassedTests,
    failed: notPassed === 0 && parsed.numFailedTestSuites > 0 ? 1 : notPassed,
  };
}

/** How many browser tests may pass only on retry: more than that is no accident of the machine. */
const maxFlaky = 2;

/**
 * Counts the tests in a Playwright JSON report. Skipped tests count as failed, and so do all flaky
 * ones when they exceed a few.
 *
 * @param report the report's text
 */
export function countBrowserTests(report: string): Count {
  const {stats, errors} = JSON.parse(report) as {
    stats: {expected: number; unexpected: number; flaky: number; skipped: number};
    errors: readonly unknown[];
  };
  const forgiven = stats.flaky <= maxFlaky ? stats.flaky : 0;
  return {
    passed: stats.expected + forgiven,
    failed: stats.unexpected + stats.flaky - forgiven + stats.skipped + errors.length,
  };
}
