/**
 * Removes a page in both languages; its address leads to another page, which readers get instead.
 *
 *     npm run remove -- features/old --to /features/new
 */
import {existsSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {dirname, join} from 'node:path';
import {fileURLToPath} from 'node:url';
import {fileOf} from '../src/plugins/content-contract/locatePage';
import {addressOf, targetOf} from '../src/plugins/content-contract/page/addressOf';
import {readContentSite} from '../src/plugins/content-contract/readContentSite';
import {readLock, writeLock} from '../src/plugins/translations/translationLock';
import {defaultLocale, localeNames} from '../src/site';
import {addRedirect} from './pages/addRedirect';
import {askFor} from './pages/askFor';
import {formatFiles} from './pages/formatFiles';
import {pathOf} from './pages/pathOf';
import {removeFromSidebar} from './pages/removeFromSidebar';
import {pageAt, replacementFault} from './pages/replacement';
import {readArguments} from './readArguments';

const siteDir = dirname(dirname(fileURLToPath(import.meta.url)));

function read(file: string): string {
  return readFileSync(join(siteDir, file), 'utf8');
}

function isPage(path: string): boolean {
  return existsSync(join(siteDir, fileOf(defaultLocale, 'current', path)));
}

async function remove(): Promise<void> {
  const {values, positionals} = readArguments(
    {options: {to: {type: 'string'}}, allowPositionals: true},
    'npm run remove -- features/old --to /features/',
  );
  const [name] = positionals;
  const remedy = 'Name the page: npm run remove -- features/old --to /features/';
  if (!name) {
    throw new Error(remedy);
  }
  const path = pathOf(name, isPage);
  const original = fileOf(defaultLocale, 'current', path);
  if (!isPage(path)) {
    throw new Error(`There is no page ${original}. ${remedy}`);
  }
  const pages = readContentSite(siteDir).pages.filter(({version}) => version === 'current');
  const removed = pages.find((page) => page.file === original);
  const others = pages.filter((page) => page.path !== path);
  // Nobody has the address of a draft.
  const isPublished = removed?.frontMatter.values.draft !== true;
  const to =
    isPublished &&
    (await askFor(
      `Which page do readers of ${addressOf(path)} get instead (its address, such as /faq/)?`,
      values.to,
      (answer) => replacementFault(answer, others),
    ));
  // Each of these may refuse: nothing is removed before.
  const sidebar = removeFromSidebar(read('sidebars.ts'), path);
  const replacing = to ? pageAt(to, others) : undefined;
  const target = replacing && targetOf(replacing.path);
  const site = target && addRedirect(read('src/site.ts'), addressOf(path), target);
  const {[original]: _, ...lock} = readLock(siteDir, 'fr');
  for (const locale of localeNames) {
    const file = fileOf(locale, 'current', path);
    rmSync(join(siteDir, file), {force: true});
    console.log(`${file} is removed.`);
  }
  writeFileSync(join(siteDir, 'sidebars.ts'), sidebar);
  if (site) {
    writeFileSync(join(siteDir, 'src/site.ts'), site);
    console.log(`${addressOf(path)} now leads to ${target}.`);
  }
  writeLock(siteDir, 'fr', lock);
  formatFiles(siteDir, ['sidebars.ts', 'src/site.ts']);
  console.log('Links to it are faults now: npm run check');
}

remove().catch((error: Error) => {
  console.error(error.message);
  process.exit(1);
});
