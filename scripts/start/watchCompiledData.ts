import {existsSync} from 'node:fs';
import {join} from 'node:path';
import {drawnFrom} from '../../src/plugins/figures/drawnFrom';
import {watchFolders} from './watchFolders';

/** What is written into pages, drawings and their frame, which a process reads once. */
export const compiledIn = [
  ...drawnFrom,
  // Which figures readers may move, for pages that name one.
  'src/figures/live/liveNames.ts',
  'src/figures/live/stillOf.ts',
  'src/glossary.ts',
  // Of its configuration Docusaurus watches the file itself, and not what that one takes from here.
  'src/site.ts',
  'src/plugins/themeConfig.ts',
];

/** An editor that saves all its files does it in a moment. */
const quietMs = 300;

/**
 * Calls for a new start after changes of data that pages are compiled with; one at a time, and once
 * more when a change comes meanwhile.
 *
 * @param restart starts anew, so that pages show the data as they are now
 * @returns stops watching; `ready` settles when everything is watched
 */
export function watchCompiledData(
  siteDir: string,
  restart: () => Promise<void>,
): {readonly ready: Promise<void>; close(): void} {
  let timer: NodeJS.Timeout | undefined;
  let last = Promise.resolve();
  const paths = compiledIn.map((path) => join(siteDir, path)).filter(existsSync);
  const watcher = watchFolders(paths, () => {
    clearTimeout(timer);
    timer = setTimeout(() => {
      last = last.then(restart);
    }, quietMs);
  });
  return {
    ready: watcher.ready,
    close() {
      clearTimeout(timer);
      watcher.close();
    },
  };
}
