import {existsSync, readdirSync} from 'node:fs';
import {basename, dirname, join} from 'node:path';

/** Where the translated pages stand inside the folder of a language. */
const pagesFolder = 'docusaurus-plugin-content-docs';

/** The language that pages are written in first has no folder. */
function isLanguageFolder(path: string): boolean {
  return basename(dirname(path)) === 'i18n' && existsSync(path);
}

/** What a folder of a language holds but its pages: its files of messages. */
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
 * Paths to watch without the pages of a language. Docusaurus watches its whole folder, and loads
 * the site anew at each change there, every page with it; the plugin of the docs watches the pages
 * too, and loads only itself.
 */
export function watchedPaths(paths: string | readonly string[]): readonly string[] {
  return [paths]
    .flat()
    .flatMap((path) => (path && isLanguageFolder(path) ? messagesIn(path) : [path]));
}
