import {writeFileSync} from 'node:fs';
import {join} from 'node:path';
import {readText} from '../../src/plugins/content-contract/readText';
import {
  lockFile,
  type TranslationLock,
  writeLock,
} from '../../src/plugins/translations/translationLock';
import {formatFiles} from './formatFiles';
import {namedPagesFile} from './namedPagesFile';

const files = {
  sidebar: 'sidebars.ts',
  site: 'src/site.ts',
  config: 'docusaurus.config.ts',
  rules: namedPagesFile,
  queries: 'tests/search-queries.json',
} as const;

type NamingFile = keyof typeof files;

/** All that `writeNaming` may write, from the root of the site. */
export const namingFiles: readonly string[] = [...Object.values(files), lockFile('fr')];

/** The text of a file that names pages, and follows when one moves or goes. */
export const readNaming = (siteDir: string, name: NamingFile): string =>
  readText(join(siteDir, files[name]));

/**
 * Writes what has changed in the files that name pages, and which translations are up to date.
 *
 * @param texts whole, those that have changed
 */
export function writeNaming(
  siteDir: string,
  texts: Readonly<Partial<Record<NamingFile, string>>>,
  lock: TranslationLock,
): void {
  const changed = Object.entries(texts).map(([name, text]) => {
    const file = files[name as NamingFile];
    writeFileSync(join(siteDir, file), text);
    return file;
  });
  writeLock(siteDir, 'fr', lock);
  formatFiles(
    siteDir,
    changed.filter((file) => file.endsWith('.ts')),
  );
}
