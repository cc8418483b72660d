import {copyFileSync, mkdirSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {dirname, join} from 'node:path';
import {listFiles} from '../../src/plugins/listFiles';
import {localPage, scriptlessStyles} from './localPage';

/** Files that pages display; the rest is for scripts, servers and search engines. */
const shown = /\.(?:html|css|svg|png|jpe?g|webp|gif|ico|pdf)$/;

/**
 * Writes a copy of a build that opens by a double click, from disk or an archive.
 *
 * @param build folder of a finished build
 * @param target folder to write, emptied first
 * @returns number of pages
 */
export function writeLocalCopy(build: string, target: string): number {
  const all = new Set(listFiles(build));
  // The copy next to each folder is only for hosts that need it.
  const isTwin = (file: string) =>
    file.endsWith('.html') && all.has(file.replace(/\.html$/, '/index.html'));
  const files = new Set([...all].filter((file) => shown.test(file) && !isTwin(file)));
  rmSync(target, {recursive: true, force: true});
  for (const file of files) {
    const to = join(target, file);
    mkdirSync(dirname(to), {recursive: true});
    if (file.endsWith('.html')) {
      writeFileSync(to, localPage(readFileSync(join(build, file), 'utf8'), file, files));
    } else if (file.endsWith('.css')) {
      writeFileSync(to, scriptlessStyles(readFileSync(join(build, file), 'utf8')));
    } else {
      copyFileSync(join(build, file), to);
    }
  }
  return [...files].filter((file) => file.endsWith('.html')).length;
}
