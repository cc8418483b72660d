/**
 * Checks the pages without building: `npm run check [-- files or folders…] [-- --fix]`. Prints faults
 * as `file:line:column  what is wrong  what to do`; exits with 1 when there are any, and when a name
 * matches no page.
 */
import {spawnSync} from 'node:child_process';
import {dirname} from 'node:path';
import {dataFaults} from '../src/plugins/content-contract/data/dataFaults';
import type {Fault} from '../src/plugins/content-contract/faults/Fault';
import {formatFaults} from '../src/plugins/content-contract/faults/formatFaults';
import type {PageReport} from './check/checkPages';
import {readPages} from './check/readPages';
import {exitOnBrokenPipe} from './command/exitOnBrokenPipe';
import {readArguments} from './command/readArguments';
import {runCommand} from './command/runCommand';

const siteDir = dirname(__dirname);

exitOnBrokenPipe(process.stdout);
const {values, positionals} = readArguments(
  {options: {fix: {type: 'boolean'}}, allowPositionals: true},
  'npm run check [-- --fix] [-- docs/faq/index.mdx]',
);

/** `npm run check --fix`, without `--` before it, reaches us only as this variable. */
const isToFix = values.fix === true || process.env.npm_config_fix === 'true';

/** A new process, because this one has already imported the data that was fixed. */
function checkAgain(): void {
  const words = process.argv.slice(1).filter((word) => word !== '--fix');
  const env = {...process.env, npm_config_fix: ''};
  const {status} = spawnSync(process.execPath, [...process.execArgv, ...words], {
    stdio: 'inherit',
    env,
  });
  process.exitCode = status ?? 1;
}

function report(inData: readonly Fault[], pages: PageReport | null): void {
  const faults = [...inData, ...(pages?.faults ?? [])];
  if (faults.length > 0) {
    process.exitCode = 1;
    console.log(formatFaults(faults));
    if (!pages) {
      console.log('Pages use these files: they are checked once these errors are fixed.');
    } else if (isToFix && inData.length > 0) {
      console.log('Pages are not fixed until the data are correct.');
    }
    return;
  }
  console.log('The pages are in order.');
  const stale = pages?.countStale() ?? 0;
  if (stale > 0) {
    console.log(
      `French pages that are behind their English version: ${stale}. To list them: npm run translations`,
    );
  }
}

runCommand(async () => {
  const inData = dataFaults(siteDir);
  const pages = await readPages(siteDir, {named: positionals, isToFix}, inData);
  if (pages?.isDated) {
    checkAgain();
  } else {
    report(inData, pages);
  }
});
