import {writeFileSync} from 'node:fs';
import {join} from 'node:path';
import {isDeepStrictEqual} from 'node:util';
import {readText} from '../../src/plugins/content-contract/reading/readText';
import {
  lockFile,
  readLock,
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

/** The files that `writeNaming` may write, from the root of the site. */
export const namingFiles: readonly string[] = [...Object.values(files), lockFile('fr')];

/** The text of a file that names pages, to be updated when one moves or is removed. */
export const readNaming = (siteDir: string, name: NamingFile): string =>
  readText(join(siteDir, files[name]));

/**
 * Writes the changed files that name pages, and the translation lock.
 *
 * @param texts complete texts; unchanged ones are not written
 * @returns lines about the files written; empty when none was
 */
export function writeNaming(
  siteDir: string,
  texts: Readonly<Partial<Record<NamingFile, string>>>,
  lock: TranslationLock,
): string | undefined {
  const changed = Object.entries(texts).flatMap(([key, text]) => {
    const name = key as NamingFile;
    if (text === readNaming(siteDir, name)) {
      return [];
    }
    writeFileSync(join(siteDir, files[name]), text);
    return [files[name]];
  });
  const isMarked = !isDeepStrictEqual(lock, readLock(siteDir, 'fr'));
  writeLock(siteDir, 'fr', lock);
  formatFiles(
    siteDir,
    changed.filter((file) => file.endsWith('.ts')),
  );
  const written = isMarked ? [...changed, lockFile('fr')] : changed;
  return written.length > 0 ? `Also updated: ${written.join(', ')}` : undefined;
}
