/**
 * Moves a page in both languages: its files, the links to and from it, its place in the sidebar;
 * its old address leads to the new one.
 *
 *     npm run move -- features/shortcuts features/keyboard-shortcuts
 */
import {existsSync, mkdirSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {dirname, join} from 'node:path';
import {fileURLToPath} from 'node:url';
import {fileOf} from '../src/plugins/content-contract/locatePage';
import {addressOf, targetOf} from '../src/plugins/content-contract/page/addressOf';
import {readContentSite} from '../src/plugins/content-contract/readContentSite';
import {readLock, writeLock} from '../src/plugins/translations/translationLock';
import {defaultLocale} from '../src/site';
import {addRedirect} from './pages/addRedirect';
import {renameInSidebar} from './pages/editSidebar';
import {formatFiles} from './pages/formatFiles';
import {lockAfter} from './pages/lockAfter';
import {movePage} from './pages/movePage';
import {nameFault} from './pages/nameFault';
import {pathOf} from './pages/pathOf';
import {readArguments} from './readArguments';

const siteDir = dirname(dirname(fileURLToPath(import.meta.url)));

function read(file: string): string {
  return readFileSync(join(siteDir, file), 'utf8');
}

function isPage(path: string): boolean {
  return existsSync(join(siteDir, fileOf(defaultLocale, 'current', path)));
}

function move(from: string, to: string): void {
  const original = fileOf(defaultLocale, 'current', from);
  if (!isPage(from)) {
    throw new Error(`There is no page ${original}.`);
  }
  const fault = nameFault(to.replace(/\.mdx$/, ''));
  if (fault) {
    throw new Error(fault);
  }
  if (isPage(to)) {
    throw new Error(`${fileOf(defaultLocale, 'current', to)} exists: choose another name.`);
  }
  const site = readContentSite(siteDir);
  const moved = site.pages.find(({file}) => file === original);
  const isPublished = moved?.frontMatter.values.draft !== true;
  const changes = movePage(site, from, to);
  // Each of these may refuse: nothing is written before.
  const sidebar = renameInSidebar(read('sidebars.ts'), from, to);
  const siteFile = isPublished && addRedirect(read('src/site.ts'), addressOf(from), targetOf(to));
  const lock = lockAfter(readLock(siteDir, 'fr'), site.pages, changes);
  for (const change of changes) {
    mkdirSync(dirname(join(siteDir, change.to)), {recursive: true});
    writeFileSync(join(siteDir, change.to), change.source);
    if (change.from !== change.to) {
      rmSync(join(siteDir, change.from));
    }
    console.log(change.from === change.to ? change.to : `${change.from} → ${change.to}`);
  }
  writeFileSync(join(siteDir, 'sidebars.ts'), sidebar);
  if (siteFile) {
    writeFileSync(join(siteDir, 'src/site.ts'), siteFile);
    console.log(`${addressOf(from)} now leads to ${targetOf(to)}.`);
  }
  writeLock(siteDir, 'fr', lock);
  formatFiles(siteDir, ['sidebars.ts', 'src/site.ts']);
  console.log('Check with: npm run check');
}

try {
  const {positionals} = readArguments(
    {options: {}, allowPositionals: true},
    'npm run move -- features/old features/new',
  );
  const [from, to] = positionals;
  if (!from || !to) {
    throw new Error('Say which page moves and where: npm run move -- features/old features/new');
  }
  move(pathOf(from, isPage), pathOf(to));
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}
