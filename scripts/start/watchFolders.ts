import {createRequire} from 'node:module';

/** The part of chokidar, a dependency of Docusaurus, that is used here. */
interface Watcher {
  on(event: 'all' | 'ready', heard: () => void): Watcher;
  close(): Promise<void>;
}

const core = createRequire(import.meta.url).resolve('@docusaurus/core/package.json');
const chokidar: {watch(paths: readonly string[], options: object): Watcher} =
  createRequire(core)('chokidar');

/**
 * Watches files and folders recursively. Node's own watcher loses a file that is deleted and
 * rewritten, as git and some editors do.
 *
 * @param paths absolute; each exists
 * @param onChange called after each change
 * @returns stops watching; `ready` resolves when everything is watched
 */
export function watchFolders(
  paths: readonly string[],
  onChange: () => void,
): {readonly ready: Promise<void>; close(): void} {
  const watcher = chokidar.watch(paths, {ignoreInitial: true}).on('all', onChange);
  return {
    ready: new Promise((resolve) => {
      watcher.on('ready', resolve);
    }),
    close() {
      void watcher.close();
    },
  };
}
