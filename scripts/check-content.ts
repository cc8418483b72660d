/**
 * Checks the pages without building: `npm run check [-- files or folders…] [-- --fix]`. Lists faults
 * as `file:line:column  what is wrong  what to do`; exits with 1 when there are any, and when a name has
 * no page.
 */
import {dirname} from 'node:path';
import {dataFaults} from '../src/plugins/content-contract/data/dataFaults';
import type {Fault} from '../src/plugins/content-contract/faults/Fault';
import {formatFaults} from '../src/plugins/content-contract/faults/formatFaults';
import type {PageReport} from './check/checkPages';
import {whyStopped} from './check/whyStopped';
import {endQuietly} from './command/endQuietly';
import {readArguments} from './command/readArguments';
import {runCommand} from './command/runCommand';

const siteDir = dirname(__dirname);

endQuietly(process.stdout);
const {values, positionals} = readArguments(
  {options: {fix: {type: 'boolean'}}, allowPositionals: true},
  'npm run check [-- --fix] [-- docs/faq/index.mdx]',
);

/** The pages are read with the data they quote: with some faults there, they cannot be. */
async function readPages(inData: readonly Fault[]): Promise<PageReport | null> {
  try {
    const {checkPages} = await import('./check/checkPages');
    const isToFix = values.fix === true && inData.length === 0;
    return checkPages(siteDir, {named: positionals, isToFix});
  } catch (error) {
    if (inData.length === 0) {
      throw whyStopped(error);
    }
    return null;
  }
}

function report(inData: readonly Fault[], pages: PageReport | null): void {
  const faults = [...inData, ...(pages?.faults ?? [])];
  if (faults.length > 0) {
    process.exitCode = 1;
    console.log(formatFaults(faults));
    if (!pages) {
      console.log('The pages quote these files: they are checked once this is right.');
    } else if (values.fix && inData.length > 0) {
      console.log('Nothing is fixed in the pages until the data are right.');
    }
    return;
  }
  console.log('The pages are in order.');
  const stale = pages?.countStale() ?? 0;
  if (stale > 0) {
    console.log(`French pages behind their English ones: ${stale}. See them: npm run translations`);
  }
}

runCommand(async () => {
  const inData = dataFaults(siteDir);
  report(inData, await readPages(inData));
});
