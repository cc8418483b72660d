/**
 * Moves a page in both languages: its files, the links to and from it, its place in the sidebar,
 * the questions that the search must answer with it, what the search proposes, what rules say of it;
 * its old address leads to the new one. Says which other files still name it.
 *
 *     npm run move -- features/shortcuts features/keyboard-shortcuts
 */
import {mkdirSync, rmSync, writeFileSync} from 'node:fs';
import {dirname, join} from 'node:path';
import {fileOf} from '../src/plugins/content-contract/locatePage';
import {addressOf, targetOf} from '../src/plugins/content-contract/page/addressOf';
import {isDraft} from '../src/plugins/content-contract/page/isDraft';
import type {Page} from '../src/plugins/content-contract/page/Page';
import {readPages} from '../src/plugins/content-contract/readPages';
import {readLock} from '../src/plugins/translations/translationLock';
import {defaultLocale} from '../src/site';
import {endQuietly} from './endQuietly';
import {addRedirect} from './pages/addRedirect';
import {assertWritable} from './pages/assertWritable';
import {lockAfter} from './pages/lockAfter';
import {moveInSidebar} from './pages/moveInSidebar';
import {movePage} from './pages/movePage';
import {nameFault} from './pages/nameFault';
import {namingFiles, readNaming, writeNaming} from './pages/namingFiles';
import {newPathOf} from './pages/newPathOf';
import {pageToChange} from './pages/pageToChange';
import {pointNamedPages} from './pages/pointNamedPages';
import {pointOptions} from './pages/pointOptions';
import {pointQueries} from './pages/pointQueries';
import {routeFault} from './pages/routeFault';
import {sectionFault} from './pages/sectionFault';
import {takenBy} from './pages/takenBy';
import {tellWhoNames} from './pages/tellWhoNames';
import {readArguments} from './readArguments';
import {runCommand} from './runCommand';

const siteDir = dirname(__dirname);

/** Why a page cannot go to another path, and what to do; nothing when it can. */
function moveFault(pages: readonly Page[], from: string, to: string): string | undefined {
  const unfit = nameFault(to.replace(/\.mdx$/, ''));
  if (unfit) {
    return unfit;
  }
  const taken = to === from ? fileOf(defaultLocale, 'current', to) : takenBy(siteDir, to, from);
  if (taken) {
    return `${addressOf(to)} exists: ${taken}. Choose another name.`;
  }
  const current = pages.filter(({version}) => version === 'current');
  const stays = sectionFault(new Set(current.map(({path}) => path)), from, to);
  if (stays) {
    return stays;
  }
  const others = pages.filter(({path, version}) => path !== from || version !== 'current');
  const owned = routeFault(others, to);
  return owned && `${owned} Choose another name.`;
}

function move(from: string, to: string): void {
  const pages = readPages(siteDir);
  const fault = moveFault(pages, from, to);
  if (fault) {
    throw new Error(fault);
  }
  const original = fileOf(defaultLocale, 'current', from);
  const moved = pages.find(({file}) => file === original);
  const isPublished = !(moved && isDraft(moved));
  const changes = movePage(pages, from, to);
  // Each of these may refuse: nothing is written before.
  const {sidebar, remark} = moveInSidebar(readNaming(siteDir, 'sidebar'), from, to);
  const queries = pointQueries(readNaming(siteDir, 'queries'), from, to);
  const config = pointOptions(readNaming(siteDir, 'config'), from, to);
  const hasLeft = isPublished && addressOf(from) !== addressOf(to);
  const redirected =
    hasLeft && addRedirect(readNaming(siteDir, 'site'), addressOf(from), targetOf(to));
  const staysArchived = pages.some(({path, version}) => path === from && version !== 'current');
  const rules = pointNamedPages(readNaming(siteDir, 'rules'), {from, to, staysArchived});
  const lock = lockAfter(readLock(siteDir, 'fr'), pages, changes);
  assertWritable(siteDir, [
    ...changes.flatMap((change) => [change.to, dirname(change.from)]),
    ...namingFiles,
  ]);
  for (const change of changes) {
    mkdirSync(dirname(join(siteDir, change.to)), {recursive: true});
    writeFileSync(join(siteDir, change.to), change.source);
    if (change.from !== change.to) {
      rmSync(join(siteDir, change.from));
    }
  }
  const texts = {sidebar, queries, config, rules, ...(redirected && {site: redirected})};
  const alsoWritten = writeNaming(siteDir, texts, lock);
  // Nobody may read on after the first line: all is written before it.
  const lines = [
    ...changes.map((change) =>
      change.from === change.to ? change.to : `${change.from} → ${change.to}`,
    ),
    redirected && `${addressOf(from)} now leads to ${targetOf(to)}.`,
    remark,
    alsoWritten,
    'Check with: npm run check',
    addressOf(from) !== addressOf(to) && tellWhoNames(siteDir, from),
  ];
  console.log(lines.filter(Boolean).join('\n'));
}

function main(): void {
  endQuietly(process.stdout);
  const usage = 'npm run move -- features/old features/new';
  const {positionals} = readArguments({options: {}, allowPositionals: true}, usage);
  const [name, place, ...further] = positionals;
  const remedy = `Say which page moves and where: ${usage}`;
  if (!name || !place || further.length > 0) {
    throw new Error(remedy);
  }
  const from = pageToChange(siteDir, name, remedy);
  move(from, newPathOf(place, from));
}

runCommand(main);
