/**
 * All tests, from nothing: finds or installs a browser, runs every check, builds the site, drives
 * it in the browser, and ends with one plain count.
 */
import {spawnSync} from 'node:child_process';
import {mkdirSync, readFileSync, rmSync} from 'node:fs';
import {join} from 'node:path';
import {findBrowser} from './browser';
import {type Count, countBrowserTests, countUnitTests} from './testCount';

const results = 'test-results';

function run(title: string, command: string, ...args: readonly string[]): boolean {
  console.log(`\n── ${title}`);
  return spawnSync(command, args, {stdio: 'inherit'}).status === 0;
}

function readReport(file: string, count: (report: string) => Count): Count {
  try {
    return count(readFileSync(join(results, file), 'utf8'));
  } catch {
    return {passed: 0, failed: 1};
  }
}

function step(title: string, command: string, ...args: readonly string[]): Count {
  return run(title, command, ...args) ? {passed: 1, failed: 0} : {passed: 0, failed: 1};
}

/** A run counts as failed when its command failed, even if its report names no failed test. */
function ran(isGood: boolean, count: Count): Count {
  return isGood || count.failed > 0 ? count : {...count, failed: 1};
}

function runAll(): Count[] {
  const counts: Count[] = [
    step('Format and lint', 'npx', 'biome', 'ci', '.'),
    step('Types', 'npx', 'tsc', '--noEmit'),
    step('Content', 'npm', 'run', '--silent', 'check'),
  ];
  const unit = run(
    'Unit tests',
    'npx',
    'vitest',
    'run',
    '--config',
    'tests/vitest.config.ts',
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${results}/unit.json`,
  );
  counts.push(ran(unit, readReport('unit.json', countUnitTests)));
  const build = step('Build', 'npm', 'run', '--silent', 'build');
  counts.push(build);
  if (build.failed === 0) {
    const browser = run(
      'Browser tests',
      'npx',
      'playwright',
      'test',
      '--config',
      'tests/playwright.config.ts',
    );
    counts.push(ran(browser, readReport('browser.json', countBrowserTests)));
  }
  return counts;
}

try {
  console.log(`Browser: ${findBrowser()}`);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}
rmSync(results, {recursive: true, force: true});
mkdirSync(results, {recursive: true});
const total = runAll().reduce((sum, {passed, failed}) => ({
  passed: sum.passed + passed,
  failed: sum.failed + failed,
}));
console.log(`\n${total.passed} passed, ${total.failed} failed`);
process.exit(total.failed === 0 ? 0 : 1);
