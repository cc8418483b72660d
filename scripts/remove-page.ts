/**
 * Removes a page in both languages; its address leads to another page, which readers get instead.
 *
 *     npm run remove -- features/old --to /features/new
 */
import {existsSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {dirname, join} from 'node:path';
import {fileURLToPath} from 'node:url';
import {parseArgs} from 'node:util';
import {fileOf} from '../src/plugins/content-contract/locatePage';
import {readContentSite} from '../src/plugins/content-contract/readContentSite';
import {readLock, writeLock} from '../src/plugins/translations/translationLock';
import {defaultLocale, localeNames} from '../src/site';
import {addRedirect} from './pages/addRedirect';
import {addressOf, pathOf} from './pages/addressOf';
import {askFor} from './pages/askFor';
import {removeFromSidebar} from './pages/editSidebar';
import {formatFiles} from './pages/formatFiles';

const siteDir = dirname(dirname(fileURLToPath(import.meta.url)));

function edit(file: string, change: (source: string) => string): void {
  const path = join(siteDir, file);
  writeFileSync(path, change(readFileSync(path, 'utf8')));
}

async function remove(): Promise<void> {
  const {values, positionals} = parseArgs({
    options: {to: {type: 'string'}},
    allowPositionals: true,
  });
  const path = pathOf(positionals[0] ?? '');
  const original = fileOf(defaultLocale, 'current', path);
  if (!existsSync(join(siteDir, original))) {
    throw new Error(
      `There is no page ${original}. Name the page: npm run remove -- features/old --to /features/`,
    );
  }
  const addresses = new Set(
    readContentSite(siteDir)
      .pages.filter((page) => page.version === 'current' && page.path !== path)
      .map((page) => addressOf(page.path)),
  );
  const normalized = (answer: string) => answer.replace(/(.)\/$/, '$1');
  const to = await askFor(
    `Which page do readers of ${addressOf(path)} get instead (its address, such as /faq)?`,
    values.to,
    (answer) => addresses.has(normalized(answer)),
  );
  for (const locale of localeNames) {
    const file = fileOf(locale, 'current', path);
    rmSync(join(siteDir, file), {force: true});
    console.log(`${file} is removed.`);
  }
  edit('sidebars.ts', (source) => removeFromSidebar(source, path));
  edit('src/site.ts', (source) => addRedirect(source, addressOf(path), normalized(to)));
  const {[original]: _, ...lock} = readLock(siteDir, 'fr');
  writeLock(siteDir, 'fr', lock);
  formatFiles(siteDir, ['sidebars.ts', 'src/site.ts']);
  console.log(
    `${addressOf(path)} now leads to ${normalized(to)}. Links to it are faults now: npm run check:content`,
  );
}

remove().catch((error: Error) => {
  console.error(error.message);
  process.exit(1);
});
