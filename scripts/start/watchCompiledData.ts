import {existsSync} from 'node:fs';
import {join} from 'node:path';
import {drawnFrom} from '../../src/plugins/figures/drawnFrom';
import {watchFolders} from './watchFolders';

/** Data compiled into pages, drawings and the page shell, which a process reads once. */
export const compiledIn = [
  ...drawnFrom,
  // The list of live figures, for pages that use one.
  'src/figures/live/liveNames.ts',
  'src/figures/live/staticSceneOf.ts',
  'src/glossary.ts',
  // Docusaurus watches its configuration file, but not the modules imported there.
  'src/site.ts',
  'src/plugins/themeConfig.ts',
];

/** An editor that saves all files takes a moment. */
const quietMs = 300;

/**
 * Requests a restart after changes to compiled data; one at a time, and another one when a change
 * arrives meanwhile.
 *
 * @param restart restarts the servers, so that pages show the current data
 * @returns stops watching; `ready` resolves when everything is watched
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
