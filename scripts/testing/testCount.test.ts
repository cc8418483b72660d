import {describe, expect, it} from 'vitest';
import {countBrowserTests, countUnitTests} from './testCount';

describe('countUnitTests', () => {
  const report = {numPassedTests: 3, numTotalTests: 3, numFailedTestSuites: 0};

  it('counts what passed', () => {
    expect(countUnitTests(JSON.stringify(report))).toEqual({passed: 3, failed: 0});
  });

  it('counts a skipped test as failed', () => {
    expect(countUnitTests(JSON.stringify({...report, numPassedTests: 2}))).toEqual({
      passed: 2,
      failed: 1,
    });
  });

  it('counts a file that could not be loaded', () => {
    expect(countUnitTests(JSON.stringify({...report, numFailedTestSuites: 1})).failed).toBe(1);
  });
});

describe('countBrowserTests', () => {
  it('counts failed and skipped tests and errors outside tests as failed', () => {
    const stats = {expected: 5, unexpected: 1, flaky: 0, skipped: 1};
    expect(countBrowserTests(JSON.stringify({stats, errors: [{}]}))).toEqual({
      passed: 5,
      failed: 3,
    });
  });

  it('tolerates two flaky tests, not three', () => {
    const counted = (flaky: number) =>
      countBrowserTests(
        JSON.stringify({stats: {expected: 5, unexpected: 0, flaky, skipped: 0}, errors: []}),
      );
    expect(counted(2)).toEqual({passed: 7, failed: 0});
    expect(counted(3)).toEqual({passed: 5, failed: 3});
  });
});
