import {mkdirSync, rmSync, writeFileSync} from 'node:fs';
import {basename, dirname, join} from 'node:path';
import {addressOf, targetOf} from '../../src/plugins/content-contract/page/addressOf';
import {isDraft} from '../../src/plugins/content-contract/page/isDraft';
import {parsePage} from '../../src/plugins/content-contract/page/parsePage';
import {fileOf} from '../../src/plugins/content-contract/reading/locatePage';
import {pageFiles} from '../../src/plugins/content-contract/reading/pageFiles';
import {readLock} from '../../src/plugins/translations/translationLock';
import {defaultLocale} from '../../src/site';
import {addRedirect} from './addRedirect';
import {assertWritable} from './assertWritable';
import {followQuestions, questionsTouched} from './followQuestions';
import {lockAfter} from './lockAfter';
import {moveInSidebar} from './moveInSidebar';
import {movePage} from './movePage';
import {namingFiles, readNaming, writeNaming} from './namingFiles';
import {pointNamedPages} from './pointNamedPages';
import {pointOptions} from './pointOptions';
import {pointQueries} from './pointQueries';
import {tellWhoNames} from './tellWhoNames';

/**
 * Moves a page and updates everything that names it.
 *
 * @param from its path inside the edition
 * @returns lines that say what was done
 * @throws when a file that names it cannot be updated: nothing is written then
 */
export function writeMove(siteDir: string, from: string, to: string): string {
  const files = pageFiles(siteDir);
  // Parsing all pages takes seconds; only these have links that change.
  const pages = files
    .filter(({path, source}) => path === from || source.includes(basename(from)))
    .map(({source, ...address}) => parsePage(address, source));
  const original = fileOf(defaultLocale, 'current', from);
  const moved = pages.find(({file}) => file === original);
  const isPublished = !(moved && isDraft(moved));
  const changes = movePage(pages, from, to);
  // Each of these may throw, so they run before anything is written.
  const {sidebar, remark} = moveInSidebar(readNaming(siteDir, 'sidebar'), from, to);
  const queries = pointQueries(readNaming(siteDir, 'queries'), from, to);
  const config = pointOptions(readNaming(siteDir, 'config'), from, to);
  const hasLeft = isPublished && addressOf(from) !== addressOf(to);
  const redirected =
    hasLeft && addRedirect(readNaming(siteDir, 'site'), addressOf(from), targetOf(to));
  const staysArchived = files.some(({path, version}) => path === from && version !== 'current');
  const rules = pointNamedPages(readNaming(siteDir, 'rules'), {from, to, staysArchived});
  const lock = lockAfter(readLock(siteDir, 'fr'), files, changes);
  assertWritable(siteDir, [
    ...changes.flatMap((change) => [change.to, dirname(change.from)]),
    ...questionsTouched(siteDir, from, to),
    ...namingFiles,
  ]);
  for (const change of changes) {
    mkdirSync(dirname(join(siteDir, change.to)), {recursive: true});
    writeFileSync(join(siteDir, change.to), change.source);
    if (change.from !== change.to) {
      rmSync(join(siteDir, change.from));
    }
  }
  const questions = followQuestions(siteDir, from, to);
  const texts = {sidebar, queries, config, rules, ...(redirected && {site: redirected})};
  const alsoWritten = writeNaming(siteDir, texts, lock);
  const lines = [
    ...changes.map((change) =>
      change.from === change.to ? change.to : `${change.from} → ${change.to}`,
    ),
    ...questions,
    redirected && `${addressOf(from)} now redirects to ${targetOf(to)}.`,
    remark,
    alsoWritten,
    'Check with: npm run check',
    addressOf(from) !== addressOf(to) && tellWhoNames(siteDir, from),
  ];
  return lines.filter(Boolean).join('\n');
}
