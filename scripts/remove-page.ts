/**
 * Removes a page in both languages; its address leads to another page, which readers get instead.
 * Says which other files still name it.
 *
 *     npm run remove -- features/old --to /features/new
 */
import {rmSync} from 'node:fs';
import {dirname, join} from 'node:path';
import {fileOf} from '../src/plugins/content-contract/locatePage';
import {addressOf, targetOf} from '../src/plugins/content-contract/page/addressOf';
import {isDraft} from '../src/plugins/content-contract/page/isDraft';
import {readPages} from '../src/plugins/content-contract/readPages';
import {readLock} from '../src/plugins/translations/translationLock';
import {defaultLocale, localeNames} from '../src/site';
import {endQuietly} from './endQuietly';
import {addRedirect} from './pages/addRedirect';
import {askFor} from './pages/askFor';
import {assertWritable} from './pages/assertWritable';
import {namingFiles, readNaming, writeNaming} from './pages/namingFiles';
import {pageToChange} from './pages/pageToChange';
import {pointNamedPages} from './pages/pointNamedPages';
import {pointOptions} from './pages/pointOptions';
import {pointQueries} from './pages/pointQueries';
import {removeFromSidebar} from './pages/removeFromSidebar';
import {pageAt, replacementFault} from './pages/replacement';
import {tellWhoLinks} from './pages/tellWhoLinks';
import {tellWhoNames} from './pages/tellWhoNames';
import {readArguments} from './readArguments';
import {runCommand} from './runCommand';

const siteDir = dirname(__dirname);

async function remove(): Promise<void> {
  endQuietly(process.stdout);
  const usage = 'npm run remove -- features/old --to /features/';
  const {values, positionals} = readArguments(
    {options: {to: {type: 'string'}}, allowPositionals: true},
    usage,
  );
  const [name, ...further] = positionals;
  const remedy = `Name one page: ${usage}`;
  if (!name || further.length > 0) {
    throw new Error(remedy);
  }
  const path = pageToChange(siteDir, name, remedy);
  const original = fileOf(defaultLocale, 'current', path);
  const all = readPages(siteDir);
  const pages = all.filter(({version}) => version === 'current');
  const removed = pages.find((page) => page.file === original);
  const others = pages.filter((page) => page.path !== path);
  // Nobody has the address of a draft.
  const isPublished = !(removed && isDraft(removed));
  const to =
    isPublished &&
    (await askFor(
      `Which page do readers of ${addressOf(path)} get instead (its address, such as /faq/)?`,
      values.to,
      `npm run remove -- ${name} --to /faq/`,
      (answer) => replacementFault(answer, others),
    ));
  // Each of these may refuse: nothing is removed before.
  const sidebar = removeFromSidebar(readNaming(siteDir, 'sidebar'), path);
  // The page that replaces it need not hold the words of its questions: a writer can add some.
  const queries = pointQueries(readNaming(siteDir, 'queries'), path);
  const config = pointOptions(readNaming(siteDir, 'config'), path);
  const staysArchived = all.some((page) => page.path === path && page.version !== 'current');
  const rules = pointNamedPages(readNaming(siteDir, 'rules'), {from: path, staysArchived});
  const replacing = to ? pageAt(to, others) : undefined;
  const target = replacing && targetOf(replacing.path);
  const site = target && addRedirect(readNaming(siteDir, 'site'), addressOf(path), target);
  const {[original]: _, ...lock} = readLock(siteDir, 'fr');
  const files = localeNames.map((locale) => fileOf(locale, 'current', path));
  assertWritable(siteDir, [...files.map(dirname), ...namingFiles]);
  for (const file of files) {
    rmSync(join(siteDir, file), {force: true});
  }
  const texts = {sidebar, queries, config, rules, ...(site && {site})};
  const alsoWritten = writeNaming(siteDir, texts, lock);
  // Nobody may read on after the first line: all is written before it.
  const lines = [
    ...files.map((file) => `${file} is removed.`),
    site && `${addressOf(path)} now leads to ${target}.`,
    alsoWritten,
    tellWhoLinks(others, path),
    tellWhoNames(siteDir, path),
  ];
  console.log(lines.filter(Boolean).join('\n'));
}

runCommand(remove);
