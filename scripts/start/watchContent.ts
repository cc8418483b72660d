import {type ChildProcess, spawn} from 'node:child_process';
import {existsSync, watch} from 'node:fs';
import {constants, setPriority} from 'node:os';
import {join} from 'node:path';

/** Folders whose change may mend or break a page. */
const watched = ['docs', 'i18n', 'versioned_docs', 'static', 'src/figures/scenes'];

/** Editors write a file in several strokes: one look after the last of them. */
const quietMs = 150;

/**
 * Checks all pages at once and after each change, in a process of its own, and prints what it
 * finds. A check under way is given up when a page changes.
 *
 * @returns stops watching
 */
export function watchContent(siteDir: string): () => void {
  let checking: ChildProcess | undefined;
  let timer: NodeJS.Timeout | undefined;
  const check = (): void => {
    checking?.kill();
    const script = join(siteDir, 'scripts', 'check-content.ts');
    checking = spawn(process.execPath, ['--import', 'tsx', script], {
      cwd: siteDir,
      stdio: 'inherit',
    });
    // The page on the screen comes first.
    if (checking.pid !== undefined) {
      setPriority(checking.pid, constants.priority.PRIORITY_LOW);
    }
  };
  const watchers = watched
    .map((directory) => join(siteDir, directory))
    .filter((directory) => existsSync(directory))
    .map((directory) =>
      watch(directory, {recursive: true}, () => {
        clearTimeout(timer);
        timer = setTimeout(check, quietMs);
      }),
    );
  check();
  return () => {
    clearTimeout(timer);
    checking?.kill();
    for (const watcher of watchers) {
      watcher.close();
    }
  };
}
