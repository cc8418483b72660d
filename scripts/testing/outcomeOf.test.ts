import {mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {afterAll, expect, it} from 'vitest';
import {outcomeOf} from './outcomeOf';

const dir = mkdtempSync(join(tmpdir(), 'outcome-'));
afterAll(() => rmSync(dir, {recursive: true}));

const reader = {
  count: (report: string) => JSON.parse(report).count,
  failedIn: (report: string) => JSON.parse(report).failed,
};

function outcome(isGood: boolean, report: string) {
  const file = join(dir, 'report.json');
  writeFileSync(file, report);
  return outcomeOf('Unit tests', isGood, file, reader);
}

const report = (passed: number, failed: readonly string[]): string =>
  JSON.stringify({count: {passed, failed: failed.length}, failed});

it('takes count and failures from the report', () => {
  expect(outcome(true, report(3, []))).toEqual({count: {passed: 3, failed: 0}, failures: []});
  expect(outcome(false, report(2, ['a wall']))).toEqual({
    count: {passed: 2, failed: 1},
    failures: ['a wall'],
  });
});

it('reports a stage that exited with an error although all tests passed', () => {
  const {count, failures} = outcome(false, report(3, []));
  expect(count).toEqual({passed: 3, failed: 1});
  expect(failures).toEqual(['Unit tests: it ended with an error outside its tests: see above']);
});

it('reports a stage whose report is missing or truncated', () => {
  const told = /^Unit tests: no readable report in .*\.json; see above why it stopped$/;
  const missing = outcomeOf('Unit tests', true, join(dir, 'none.json'), reader);
  for (const {count, failures} of [missing, outcome(true, '{"count"')]) {
    expect(count).toEqual({passed: 0, failed: 1});
    expect(failures).toEqual([expect.stringMatching(told)]);
  }
});
