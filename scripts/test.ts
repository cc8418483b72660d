/**
 * All tests: finds or installs a browser, runs every check, builds the site, tests it in the
 * browser, and ends with one count.
 */
import {spawnSync} from 'node:child_process';
import {mkdirSync, rmSync} from 'node:fs';
import {dirname, join} from 'node:path';
import {exitAfterFlush} from './command/exitAfterFlush';
import type {Program} from './command/programFile';
import {readArguments} from './command/readArguments';
import {runBeside} from './command/runBeside';
import {runCommand} from './command/runCommand';
import {runProgram} from './command/runProgram';
import {freePort} from './start/freePort';
import {findBrowser} from './testing/browser';
import {failedBrowserTests, failedUnitTests} from './testing/failedTests';
import {outcomeOf, type Reader} from './testing/outcomeOf';
import {type Count, countBrowserTests, countUnitTests} from './testing/testCount';

const siteDir = dirname(__dirname);
const results = 'test-results';
/** Repeated at the end, where the user of a long log looks. */
const failures: string[] = [];

const unitReader: Reader = {count: countUnitTests, failedIn: failedUnitTests};
const browserReader: Reader = {count: countBrowserTests, failedIn: failedBrowserTests};

function run(title: string, program: Program, ...words: readonly string[]): boolean {
  console.log(`\n── ${title}`);
  return runProgram(siteDir, program, words);
}

function runScript(title: string, script: string): Count {
  console.log(`\n── ${title}`);
  const {status} = spawnSync(process.execPath, ['--import', 'tsx', join('scripts', script)], {
    cwd: siteDir,
    stdio: 'inherit',
  });
  return countOf(title, status === 0);
}

function countOf(title: string, isGood: boolean): Count {
  if (!isGood) failures.push(`${title}: see above`);
  return isGood ? {passed: 1, failed: 0} : {passed: 0, failed: 1};
}

function countTests(title: string, isGood: boolean, file: string, reader: Reader): Count {
  const outcome = outcomeOf(title, isGood, join(results, file), reader);
  failures.push(...outcome.failures);
  return outcome.count;
}

async function runAll(): Promise<Count[]> {
  const counts = [countOf('Format and lint', run('Format and lint', 'biome', 'ci', '.'))];
  // The compiler uses one core: the content check runs on another.
  const types = runBeside(siteDir, 'tsc', ['--noEmit'], {stdio: 'inherit'});
  counts.push(runScript('Content', 'check-content.ts'), countOf('Types', await types));
  const unit = run(
    'Unit tests',
    'vitest',
    'run',
    '--config',
    'tests/vitest.config.ts',
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${results}/unit.json`,
  );
  counts.push(countTests('Unit tests', unit, 'unit.json', unitReader));
  const build = runScript('Build', 'build.ts');
  counts.push(build);
  if (build.failed === 0) {
    // Each copy of the site under test needs a server of its own.
    process.env.TEST_PORT ??= String(await freePort());
    const browser = run(
      'Browser tests',
      'playwright',
      'test',
      '--config',
      'tests/playwright.config.ts',
    );
    counts.push(countTests('Browser tests', browser, 'browser.json', browserReader));
  }
  return counts;
}

async function main(): Promise<void> {
  readArguments({options: {}}, 'npm test, for all tests');
  console.log(`Browser: ${findBrowser()}`);
  rmSync(results, {recursive: true, force: true});
  mkdirSync(results, {recursive: true});
  const total = (await runAll()).reduce((sum, {passed, failed}) => ({
    passed: sum.passed + passed,
    failed: sum.failed + failed,
  }));
  if (failures.length > 0) {
    console.log(`\n── What failed\n${failures.join('\n')}`);
  }
  console.log(`\n${total.passed} passed, ${total.failed} failed`);
  exitAfterFlush(total.failed === 0 ? 0 : 1);
}

runCommand(main);
