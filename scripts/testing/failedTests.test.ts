import {describe, expect, it} from 'vitest';
import {failedBrowserTests, failedUnitTests} from './failedTests';

describe('failedUnitTests', () => {
  const passed = {status: 'passed', fullName: 'adds', failureMessages: []};
  const report = (file: object): string =>
    JSON.stringify({
      testResults: [{name: '/sum.test.ts', message: '', assertionResults: [passed], ...file}],
    });

  it('is empty when all passed', () => {
    expect(failedUnitTests(report({}))).toEqual([]);
  });

  it('names the file and the test, with its error', () => {
    const failed = {status: 'failed', fullName: 'takes away', failureMessages: ['2, not 3']};
    expect(failedUnitTests(report({assertionResults: [passed, failed]}))).toEqual([
      '/sum.test.ts › takes away\n    2, not 3',
    ]);
  });

  it('says of a test without an error what became of it', () => {
    const skipped = {status: 'skipped', fullName: 'divides', failureMessages: []};
    expect(failedUnitTests(report({assertionResults: [skipped]}))).toEqual([
      '/sum.test.ts › divides\n    skipped',
    ]);
  });

  it('names a file that could not be loaded', () => {
    expect(failedUnitTests(report({message: 'no such module', assertionResults: []}))).toEqual([
      '/sum.test.ts\n    no such module',
    ]);
  });
});

describe('failedBrowserTests', () => {
  const spec = (status: string, errors: readonly object[]) => ({
    file: 'menus.spec.ts',
    line: 3,
    title: 'opens',
    tests: [{status, results: [{errors}]}],
  });
  const report = (specs: readonly object[], errors: readonly object[] = []): string =>
    JSON.stringify({suites: [{suites: [{specs}]}], errors});

  it('is empty when all passed', () => {
    expect(failedBrowserTests(report([spec('expected', [])]))).toEqual([]);
  });

  it('names file, line and test, with all its errors', () => {
    const failed = spec('unexpected', [{message: 'not open'}, {message: 'a warning'}]);
    expect(failedBrowserTests(report([failed]))).toEqual([
      'menus.spec.ts:3 › opens\n    not open\n    a warning',
    ]);
  });

  it('says of a test without an error what became of it', () => {
    expect(failedBrowserTests(report([spec('skipped', [])]))).toEqual([
      'menus.spec.ts:3 › opens\n    skipped',
    ]);
  });

  it('marks a test that passed on retry', () => {
    expect(failedBrowserTests(report([spec('flaky', [{message: 'not open'}])]))).toEqual([
      'menus.spec.ts:3 › opens, passed on its second attempt\n    not open',
    ]);
  });

  it('reports errors outside the tests', () => {
    expect(failedBrowserTests(report([], [{message: 'no server'}]))).toEqual([
      'outside the tests\n    no server',
    ]);
  });

  it('shows the first lines of a long error, and the next error', () => {
    const message = Array.from({length: 100}, (_, line) => line).join('\n');
    const [told] = failedBrowserTests(report([spec('unexpected', [{message}, {message: 'then'}])]));
    expect(told).toContain('    19\n    then');
    expect(told).not.toContain('    20');
  });
});
