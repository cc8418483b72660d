import {mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {dirname, join} from 'node:path';
import {afterAll, expect, it} from 'vitest';
import {playwrightBrowser, systemBrowser} from './browser';

const folder = mkdtempSync(join(tmpdir(), 'system-browser-'));
afterAll(() => rmSync(folder, {recursive: true, force: true}));

function install(file: string, text = ''): string {
  const path = join(folder, file);
  mkdirSync(dirname(path), {recursive: true});
  writeFileSync(path, text, {mode: 0o755});
  return path;
}

it.each(['ProgramFiles', 'ProgramFiles(x86)', 'LOCALAPPDATA'])(
  'finds Google Chrome where Windows has it, below %s',
  (variable) => {
    const chrome = install(`${variable}/Google/Chrome/Application/chrome.exe`);
    expect(systemBrowser({[variable]: join(folder, variable)})).toBe(chrome);
  },
);

it('takes the browser on the PATH first', () => {
  const chromium = install('bin/chromium');
  install('programs/Google/Chrome/Application/chrome.exe');
  const env = {PATH: join(folder, 'bin'), ProgramFiles: join(folder, 'programs')};
  expect(systemBrowser(env)).toBe(chromium);
});

it('does not take a downloaded one that does not start, such as for want of libraries', () => {
  const whole = install('whole/chrome', '#!/bin/sh\necho Chromium 159');
  const poor = install('poor/chrome', '#!/bin/sh\nexit 127');
  expect([whole, poor].map((file) => playwrightBrowser(file))).toEqual([whole, undefined]);
});
