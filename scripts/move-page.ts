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

const siteDir = dirname(dirname(fileURLToPath(import.meta.url)));

function edit(file: string, change: (source: string) => string): void {
  const path = join(siteDir, file);
  writeFileSync(path, change(readFileSync(path, 'utf8')));
}

function move(from: string, to: string): void {
  const [original, target] = [from, to].map((path) => fileOf(defaultLocale, 'current', path));
  if (!original || !existsSync(join(siteDir, original))) {
    throw new Error(`There is no page ${original}.`);
  }
  const fault = nameFault(to.replace(/\.mdx$/, ''));
  if (fault) {
    throw new Error(fault);
  }
  if (target && existsSync(join(siteDir, target))) {
    throw new Error(`${target} exists: choose another name.`);
  }
  const site = readContentSite(siteDir);
  const moved = site.pages.find(({file}) => file === original);
  const isPublished = moved?.frontMatter.values.draft !== true;
  const changes = movePage(site, from, to);
  for (const change of changes) {
    mkdirSync(dirname(join(siteDir, change.to)), {recursive: true});
    writeFileSync(join(siteDir, change.to), change.source);
    if (change.from !== change.to) {
      rmSync(join(siteDir, change.from));
    }
    console.log(change.from === change.to ? change.to : `${change.from} → ${change.to}`);
  }
  edit('sidebars.ts', (source) => renameInSidebar(source, from, to));
  if (isPublished) {
    edit('src/site.ts', (source) => addRedirect(source, addressOf(from), targetOf(to)));
    console.log(`${addressOf(from)} now leads to ${targetOf(to)}.`);
  }
  writeLock(siteDir, 'fr', lockAfter(readLock(siteDir, 'fr'), site.pages, changes));
  formatFiles(siteDir, ['sidebars.ts', 'src/site.ts']);
  console.log('Check with: npm run check');
}

try {
  const [from, to] = process.argv.slice(2);
  if (!from || !to) {
    throw new Error('Say which page moves and where: npm run move -- features/old features/new');
  }
  move(pathOf(from), pathOf(to));
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}
