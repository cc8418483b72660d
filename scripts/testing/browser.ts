import {spawnSync} from 'node:child_process';
import {accessSync, constants, existsSync} from 'node:fs';
import {delimiter, join} from 'node:path';
import {chromium} from '@playwright/test';
import {runProgram} from '../command/runProgram';

/** Playwright loads this file too, and does not support `import.meta`. */
const siteDir = join(__dirname, '../..');

const systemNames = ['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome'];
const macPath = '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome';

/** Windows installs programs in folders that are not on PATH. */
function windowsPaths(env: NodeJS.ProcessEnv): readonly string[] {
  const {ProgramFiles, 'ProgramFiles(x86)': older, LOCALAPPDATA} = env;
  return [ProgramFiles, older, LOCALAPPDATA].flatMap((folder) =>
    folder ? [join(folder, 'Google/Chrome/Application/chrome.exe')] : [],
  );
}

function isExecutable(file: string): boolean {
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

/**
 * The Chromium installed on the system, on PATH or in the usual folders.
 *
 * @param env of the command
 */
export function systemBrowser(env: NodeJS.ProcessEnv): string | undefined {
  const folders = (env.PATH ?? '').split(delimiter).filter(Boolean);
  const candidates = folders.flatMap((folder) => systemNames.map((name) => join(folder, name)));
  return [...candidates, ...windowsPaths(env), macPath].find(isExecutable);
}

function run(command: string, ...args: readonly string[]): boolean {
  return spawnSync(command, args, {stdio: ['ignore', 'ignore', 'inherit']}).status === 0;
}

/**
 * Whether a downloaded browser finds its libraries, which a minimal Linux lacks; missing ones are
 * printed. On Windows `--version` would open a window.
 */
function canStart(file: string): boolean {
  return process.platform === 'win32' || run(file, '--version');
}

/**
 * Playwright's Chromium, downloaded if missing.
 *
 * @param file where Playwright stores it
 * @returns undefined when it cannot be downloaded or does not start on this system
 */
export function playwrightBrowser(file = chromium.executablePath()): string | undefined {
  if (!existsSync(file)) {
    console.log('No system Chromium: trying the one Playwright downloads.');
    runProgram(siteDir, 'playwright', ['install', 'chromium'], {stdio: 'ignore'});
  }
  return existsSync(file) && canStart(file) ? file : undefined;
}

function debianBrowser(): string | undefined {
  if (!isExecutable('/usr/bin/apt-get')) {
    return undefined;
  }
  console.log('Trying Debian’s chromium package.');
  const isRoot = process.getuid?.() === 0;
  const aptGet = (...args: readonly string[]): boolean =>
    isRoot ? run('apt-get', ...args) : run('sudo', '-n', 'apt-get', ...args);
  const isInstalled = aptGet('update', '-qq') && aptGet('install', '-y', '-qq', 'chromium');
  return isInstalled ? systemBrowser(process.env) : undefined;
}

/**
 * The browser for the tests: `CHROMIUM_PATH` if set, else a system Chromium, else Playwright's,
 * else Debian's package, which is installed.
 *
 * @returns the path of the executable
 * @throws with a sentence that says what to install when none is available
 */
export function findBrowser(): string {
  const named = process.env.CHROMIUM_PATH;
  if (named) {
    if (!isExecutable(named)) {
      throw new Error(`CHROMIUM_PATH names ${named}, which is not an executable file.`);
    }
    return named;
  }
  const found = systemBrowser(process.env) ?? playwrightBrowser() ?? debianBrowser();
  if (!found) {
    throw new Error(
      'The tests need a Chromium browser and none could be found or installed. Install one ' +
        '(Debian: apt-get install chromium; macOS, Windows: Google Chrome) or set CHROMIUM_PATH.',
    );
  }
  return found;
}
