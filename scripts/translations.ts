/**
 * Lists French pages that are behind their English ones, since which change, and what to translate.
 *
 *     npm run translations                        lists them
 *     npm run translations -- faq/index           this one, if it is behind (or several)
 *     npm run translations -- --diff              with the changes, word by word
 *     npm run translations -- --done faq/index    marks a page as up to date (several, or all)
 */
import {dirname} from 'node:path';
import {type PageFile, pageFiles} from '../src/plugins/content-contract/reading/pageFiles';
import {blobId} from '../src/plugins/translations/blobId';
import {stalePages} from '../src/plugins/translations/stalePages';
import {
  readLock,
  type TranslationLock,
  writeLock,
} from '../src/plugins/translations/translationLock';
import {redirects} from '../src/site';
import {exitOnBrokenPipe} from './command/exitOnBrokenPipe';
import {readArguments} from './command/readArguments';
import {runCommand} from './command/runCommand';
import {UsageError} from './command/UsageError';
import {askGit} from './translations/askGit';
import {changesSince} from './translations/changesSince';
import {keptLines} from './translations/keptLines';
import {pagesAsked} from './translations/pagesAsked';

const siteDir = dirname(__dirname);
exitOnBrokenPipe(process.stdout);
const {values, positionals} = readArguments(
  {options: {done: {type: 'boolean'}, diff: {type: 'boolean'}}, allowPositionals: true},
  'npm run translations [-- --diff | --done] [faq/index]',
);

function list(originals: readonly PageFile[], lock: TranslationLock): void {
  const stale = stalePages(originals, lock);
  const sources = new Map(originals.map(({file, source}) => [file, source]));
  for (const {file, state} of stale) {
    const changes = changesSince(siteDir, file, lock[file] ?? '', sources.get(file) ?? '');
    console.log(
      state === 'new'
        ? `${file}  is not marked as translated yet.`
        : [`${file}  has changed since its translation:`, ...changes].join('\n    '),
    );
    if (values.diff && state === 'behind') {
      const change = askGit(
        siteDir,
        'diff',
        // In a file, colour codes would clutter the text: brackets mark the changes there.
        `--word-diff=${process.stdout.isTTY ? 'color' : 'plain'}`,
        '--unified=1',
        `${lock[file]}`,
        file,
      );
      console.log(`${change || 'The text it was translated from is not in this clone.'}\n`);
    }
  }
  console.log(
    stale.length === 0
      ? `Every French page${positionals.length > 0 ? ' that you named' : ''} is up to date.`
      : `\nTo look at: ${stale.length}. Translate the changes, then run: npm run translations -- --done <page>`,
  );
}

function markDone(originals: readonly PageFile[], lock: TranslationLock): void {
  const named = pagesAsked(positionals, originals);
  if (named.length === 0) {
    throw new UsageError('Name the pages, or all: npm run translations -- --done faq/index');
  }
  const done = Object.fromEntries(named.map(({file, source}) => [file, blobId(source)]));
  const kept = keptLines(lock, new Set(originals.map(({file}) => file)), redirects);
  writeLock(siteDir, 'fr', {...kept, ...done});
  console.log(named.map(({file}) => `${file}  is marked as translated.`).join('\n'));
}

runCommand(() => {
  const originals = pageFiles(siteDir).filter(({locale}) => locale === 'en');
  const lock = readLock(siteDir, 'fr');
  if (values.done) {
    markDone(originals, lock);
  } else {
    list(positionals.length > 0 ? pagesAsked(positionals, originals) : originals, lock);
  }
});
