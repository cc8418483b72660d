import {rmSync} from 'node:fs';
import {dirname, join} from 'node:path';
import {addressOf, targetOf} from '../../src/plugins/content-contract/page/addressOf';
import {isDraft} from '../../src/plugins/content-contract/page/isDraft';
import {fileOf} from '../../src/plugins/content-contract/reading/locatePage';
import {readContentPages} from '../../src/plugins/content-contract/reading/readContentPages';
import {readLock} from '../../src/plugins/translations/translationLock';
import {defaultLocale, localeNames} from '../../src/site';
import {addRedirect} from './addRedirect';
import {askFor} from './askFor';
import {assertWritable} from './assertWritable';
import {followQuestions, questionsTouched} from './followQuestions';
import {namingFiles, readNaming, writeNaming} from './namingFiles';
import {pointNamedPages} from './pointNamedPages';
import {pointOptions} from './pointOptions';
import {pointQueries} from './pointQueries';
import {removeFromSidebar} from './removeFromSidebar';
import {pageAt, replacementFault} from './replacement';
import {tellWhoLinks} from './tellWhoLinks';
import {tellWhoNames} from './tellWhoNames';

/** The page to remove. */
interface Removal {
  /** As the writer named it. */
  readonly name: string;
  /** Path inside the edition. */
  readonly path: string;
  /** The address to redirect to; required when the page is published. */
  readonly replacedBy: string | undefined;
}

/**
 * Removes a page and updates everything that names it.
 *
 * @returns lines that say what was done
 * @throws when no page replaces it, or a file that names it cannot be updated: nothing is removed
 *   then
 */
export async function writeRemoval(
  siteDir: string,
  {name, path, replacedBy}: Removal,
): Promise<string> {
  const original = fileOf(defaultLocale, 'current', path);
  const all = readContentPages(siteDir);
  const pages = all.filter(({version}) => version === 'current');
  const removed = pages.find((page) => page.file === original);
  const others = pages.filter((page) => page.path !== path);
  // Drafts were never published, so their address needs no redirect.
  const isPublished = !(removed && isDraft(removed));
  const to =
    isPublished &&
    (await askFor(
      `Which page should readers of ${addressOf(path)} get instead (its address, such as /faq/)?`,
      replacedBy,
      `npm run remove -- ${name} --to /faq/`,
      (answer) => replacementFault(answer, others),
    ));
  // Each of these may throw, so they run before anything is removed.
  const sidebar = removeFromSidebar(readNaming(siteDir, 'sidebar'), path);
  // The replacement may lack the words of its questions; a writer can add some.
  const queries = pointQueries(readNaming(siteDir, 'queries'), path);
  const config = pointOptions(readNaming(siteDir, 'config'), path);
  const staysArchived = all.some((page) => page.path === path && page.version !== 'current');
  const rules = pointNamedPages(readNaming(siteDir, 'rules'), {from: path, staysArchived});
  const replacing = to ? pageAt(to, others) : undefined;
  const target = replacing && targetOf(replacing.path);
  const site = target && addRedirect(readNaming(siteDir, 'site'), addressOf(path), target);
  const {[original]: _, ...lock} = readLock(siteDir, 'fr');
  const files = localeNames.map((locale) => fileOf(locale, 'current', path));
  const touched = questionsTouched(siteDir, path);
  assertWritable(siteDir, [...files.map(dirname), ...touched, ...namingFiles]);
  for (const file of files) {
    rmSync(join(siteDir, file), {force: true});
  }
  const questions = followQuestions(siteDir, path);
  const texts = {sidebar, queries, config, rules, ...(site && {site})};
  const alsoWritten = writeNaming(siteDir, texts, lock);
  const lines = [
    ...files.map((file) => `${file} is removed.`),
    ...questions,
    site && `${addressOf(path)} now redirects to ${target}.`,
    alsoWritten,
    tellWhoLinks(others, path),
    tellWhoNames(siteDir, path),
  ];
  return lines.filter(Boolean).join('\n');
}
