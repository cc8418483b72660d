import {existsSync, readdirSync} from 'node:fs';
import {basename, dirname, join} from 'node:path';

/** Where translated pages are inside the folder of a language. */
const pagesFolder = 'docusaurus-plugin-content-docs';

/** The default language has no folder. */
function isLanguageFolder(path: string): boolean {
  return basename(dirname(path)) === 'i18n' && existsSync(path);
}

/** Files other than pages in the folder of a language: its messages. */
function messagesIn(folder: string): readonly string[] {
  return readdirSync(folder, {withFileTypes: true}).flatMap(({name}) => {
    const path = join(folder, name);
    return name === pagesFolder
      ? readdirSync(path)
          .filter((file) => file.endsWith('.json'))
          .map((file) => join(path, file))
      : [path];
  });
}

/**
 * Paths to watch, without the pages of a language. Docusaurus watches the whole folder and reloads
 * the entire site at each change there; the docs plugin watches the pages too, and reloads only
 * itself.
 */
export function watchedPaths(paths: string | readonly string[]): readonly string[] {
  return [paths]
    .flat()
    .flatMap((path) => (path && isLanguageFolder(path) ? messagesIn(path) : [path]));
}
