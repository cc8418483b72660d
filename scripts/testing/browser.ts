import {spawnSync} from 'node:child_process';
import {accessSync, constants, existsSync} from 'node:fs';
import {delimiter, join} from 'node:path';
import {chromium} from '@playwright/test';
import {runProgram} from '../command/runProgram';

/** Playwright, which reads this file too, does not know `import.meta`. */
const siteDir = join(__dirname, '../..');

const systemNames = ['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome'];
const macPath = '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome';

/** Programs of Windows stand in folders of their own, which no PATH names. */
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
 * The Chromium that a system has already, on its PATH or where it keeps its programs.
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
 * Whether a browser that was downloaded finds the libraries it needs, which a small Linux lacks; what
 * it misses is printed. On Windows one that is asked for its version opens a window.
 */
function canStart(file: string): boolean {
  return process.platform === 'win32' || run(file, '--version');
}

/**
 * The Chromium of Playwright, downloaded when it is not there.
 *
 * @param file where Playwright keeps it
 * @returns nothing when it cannot be had, or does not start on this system
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
 * The browser that tests drive: `CHROMIUM_PATH` if set, else a system Chromium, else Playwright's
 * own, else Debian's package, installed on the way.
 *
 * @returns the path of the executable
 * @throws with a sentence that says what to install when none of these is to be had
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
