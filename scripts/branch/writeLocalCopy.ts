import {copyFileSync, mkdirSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {dirname, join} from 'node:path';
import {listFiles} from '../../src/plugins/listFiles';
import {localPage, scriptlessStyles} from './localPage';

/** What a page shows; the rest of a build is for scripts, servers and engines. */
const shown = /\.(?:html|css|svg|png|jpe?g|webp|gif|ico|pdf)$/;

/**
 * Writes a copy of a build that opens by a double click, from a disk or out of an archive.
 *
 * @param build folder of a finished build
 * @param target folder to write, emptied first
 * @returns how many pages it has
 */
export function writeLocalCopy(build: string, target: string): number {
  const all = new Set(listFiles(build));
  // Beside a folder stands a copy of its page, for hosts that want one.
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
