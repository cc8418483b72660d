/**
 * Checks the pages without building: `npm run check [-- files or folders…] [-- --fix]`. Lists faults
 * as `file:line:column  what is wrong  what to do`; exits with 1 when there are any.
 */
import {existsSync} from 'node:fs';
import {dirname, relative, resolve, sep} from 'node:path';
import {fileURLToPath} from 'node:url';
import {checkSite} from '../src/plugins/content-contract/checkContent';
import {chooseFiles} from '../src/plugins/content-contract/chooseFiles';
import type {Fault} from '../src/plugins/content-contract/Fault';
import {faultsOfFiles} from '../src/plugins/content-contract/faultsOfFiles';
import {fixFaults, type Mend} from '../src/plugins/content-contract/fixFaults';
import {formatFaults} from '../src/plugins/content-contract/formatFaults';
import {alignTables} from '../src/plugins/content-contract/layout/alignTables';
import {removeByteOrderMarks} from '../src/plugins/content-contract/removeByteOrderMarks';
import {carryOver} from '../src/plugins/translations/carryOver';
import {stalePages} from '../src/plugins/translations/stalePages';
import {readLock, writeLock} from '../src/plugins/translations/translationLock';
import {readArguments} from './readArguments';
import {readContentOrStop} from './readContentOrStop';

const siteDir = dirname(dirname(fileURLToPath(import.meta.url)));
const {values, positionals} = readArguments(
  {options: {fix: {type: 'boolean'}}, allowPositionals: true},
  'npm run check [-- --fix] [-- docs/faq/index.mdx]',
);
const missing = positionals.filter((file) => !existsSync(file));
if (missing.length > 0) {
  console.error(
    `There is no file ${missing.join(', ')}. Name it from the top folder: docs/faq/index.mdx`,
  );
  process.exit(2);
}

let site = readContentOrStop(siteDir);
const named = positionals.map((file) => relative(siteDir, resolve(file)).split(sep).join('/'));
const isWhole = named.length === 0 || named.includes('');
const {files, unknown} = chooseFiles(site, isWhole ? [''] : named);
if (unknown.length > 0) {
  const words = positionals.filter((_, index) => unknown.includes(named[index] ?? ''));
  console.error(
    `There is no page in ${words.join(', ')}. Name a page or a folder of pages: docs/faq/index.mdx, docs/faq`,
  );
  process.exit(2);
}

function findFaults(): readonly Fault[] {
  const faults = checkSite(site);
  return isWhole ? faults : faultsOfFiles(site, faults, files);
}

/** Translations that were up to date stay so, unless a writer has changed a page meanwhile. */
function fix(mends: readonly Mend[]) {
  const fixed = fixFaults(siteDir, mends, site);
  if (fixed.mended > 0) {
    writeLock(siteDir, 'fr', carryOver(readLock(siteDir, 'fr'), site.pages, fixed.files));
  }
  site = readContentOrStop(siteDir);
  return fixed;
}

/** The layout of the source, once its text is right: no fault, and readers see no difference. */
function alignAllTables(): number {
  const tables = site.pages
    .filter(({file}) => files.includes(file))
    .flatMap((page) => alignTables(page).map((edit) => ({file: page.file, fix: edit})));
  return fix(tables).mended;
}

/** A mend may uncover another fault beside it: two marks in a row, for example. */
const maxRounds = 5;

function fixPages(): void {
  removeByteOrderMarks(siteDir, files);
  let total = 0;
  for (let round = 0; round < maxRounds; round++) {
    const {found, mended} = fix(findFaults());
    total += mended;
    if (found === 0) {
      break;
    }
  }
  const aligned = alignAllTables();
  if (total + aligned > 0) {
    console.log(`Faults mended: ${total}. Tables aligned: ${aligned}.`);
  }
}

if (values.fix) {
  fixPages();
}
const faults = findFaults();
if (faults.length > 0) {
  console.log(formatFaults(faults));
  process.exit(1);
}
console.log('The pages are in order.');
const stale = stalePages(site.pages, readLock(siteDir, 'fr'));
if (stale.length > 0) {
  console.log(
    `French pages behind their English ones: ${stale.length}. See them: npm run translations`,
  );
}
