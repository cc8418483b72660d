import {existsSync, mkdirSync, readFileSync, writeFileSync} from 'node:fs';
import {dirname, join} from 'node:path';
import {namedPages} from '../../src/plugins/content-contract/namedPages';
import {fileOf} from '../../src/plugins/content-contract/reading/locatePage';
import {type Locale, localeNames} from '../../src/site';
import {addToSidebar} from './addToSidebar';
import {assertWritable} from './assertWritable';
import {formatFiles} from './formatFiles';
import {newPage} from './newPage';

const sidebarFile = 'sidebars.ts';

/** A page to create. */
interface Beginning {
  /** The key of its category in the sidebar. */
  readonly section: string;
  /** Path inside the edition. */
  readonly path: string;
  readonly titles: Readonly<Record<Locale, string>>;
}

/** The template in a language, which may still be incomplete. */
function readTemplate(siteDir: string, locale: Locale): string {
  const file = fileOf(locale, 'current', namedPages.template);
  if (!existsSync(join(siteDir, file))) {
    throw new Error(
      `${file} is missing: new pages are copies of this template. Write it first; “Adding a language” in CONTRIBUTING.md says what else a language needs.`,
    );
  }
  return readFileSync(join(siteDir, file), 'utf8');
}

/**
 * Writes a new page in every language, and its sidebar entry.
 *
 * @returns the files of the page
 * @throws when one of them cannot be written: none is written then
 */
export function writeNewPage(
  siteDir: string,
  {section, path, titles}: Beginning,
): readonly string[] {
  // Both may throw, so they run before anything is written.
  const edited = addToSidebar(readFileSync(join(siteDir, sidebarFile), 'utf8'), section, path);
  const pages = localeNames.map((locale) => ({
    file: fileOf(locale, 'current', path),
    source: newPage(readTemplate(siteDir, locale), locale, titles[locale], path),
  }));
  const files = pages.map(({file}) => file);
  assertWritable(siteDir, [...files, sidebarFile]);
  for (const {file, source} of pages) {
    mkdirSync(dirname(join(siteDir, file)), {recursive: true});
    writeFileSync(join(siteDir, file), source);
  }
  writeFileSync(join(siteDir, sidebarFile), edited);
  formatFiles(siteDir, [sidebarFile]);
  return files;
}
