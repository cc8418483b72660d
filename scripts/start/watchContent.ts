import {type ChildProcess, spawn} from 'node:child_process';
import {existsSync} from 'node:fs';
import {constants, setPriority} from 'node:os';
import {join} from 'node:path';
import type {FailureReport} from './compileFailures';
import {watchFolders} from './watchFolders';

/** Folders and files whose change may fix or break a page: everything the check reads. */
const watched = [
  'docs',
  'i18n',
  'versioned_docs',
  'static',
  'versions.json',
  'sidebars.ts',
  'versioned_sidebars',
  // Any module may contain translated texts.
  'src',
];

/** Editors write a file in several steps: check once after the last. */
const quietMs = 150;

/** The files in a list of faults. */
function faultyIn(list: string): ReadonlySet<string> {
  return new Set([...list.matchAll(/^(.+?):\d+:\d+ {2}/gm)].map(([, file = '']) => file));
}

/**
 * Checks all pages now and after each change, in a separate process, and prints the result. A
 * running check is aborted when a page changes.
 *
 * @param report notified when a check begins, and of the faulty pages when it ends
 * @returns stops watching
 */
export function watchContent(siteDir: string, report: FailureReport): () => void {
  let checking: ChildProcess | undefined;
  let timer: NodeJS.Timeout | undefined;
  const giveUp = (): void => {
    checking?.kill();
    checking = undefined;
  };
  const check = (): void => {
    const script = join(siteDir, 'scripts', 'check-content.ts');
    const child = spawn(process.execPath, ['--import', 'tsx', script], {
      cwd: siteDir,
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    checking = child;
    let list = '';
    child.stdout.setEncoding('utf8');
    child.stdout.on('data', (data) => {
      list += data;
    });
    child.once('close', (status) => {
      // An aborted check reports nothing, even if it had just finished.
      if (child === checking && status !== null) {
        process.stdout.write(list);
        report.checked(faultyIn(list));
      }
    });
    child.once('error', ({message}) => {
      console.error(`The pages could not be checked: ${message}`);
    });
    // Let the page reload first.
    if (checking.pid !== undefined) {
      setPriority(checking.pid, constants.priority.PRIORITY_LOW);
    }
  };
  const paths = watched.map((path) => join(siteDir, path)).filter(existsSync);
  const watcher = watchFolders(paths, () => {
    report.checking();
    giveUp();
    clearTimeout(timer);
    timer = setTimeout(check, quietMs);
  });
  check();
  return () => {
    clearTimeout(timer);
    giveUp();
    watcher.close();
  };
}
