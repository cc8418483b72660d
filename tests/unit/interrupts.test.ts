import {spawn} from 'node:child_process';
import {once} from 'node:events';
import {mkdtempSync, rmSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {afterAll, beforeAll, expect, it} from 'vitest';
import {interrupts} from '../../scripts/command/interruption';
import {freePort} from '../../scripts/start/freePort';
import {asScript} from '../asScript';
import {writeFixtureSite} from '../hosting/fixtureSite';

const root = join(import.meta.dirname, '../..');
const build = mkdtempSync(join(tmpdir(), 'interrupts-'));

beforeAll(() => writeFixtureSite(build, {release: 'a'}));
afterAll(() => rmSync(build, {recursive: true}));

/** How a command exits when interrupted after its first output. */
async function endOf(signal: NodeJS.Signals, script: string, ...words: readonly string[]) {
  const program = spawn(process.execPath, [...asScript, join('scripts', script), ...words], {
    cwd: root,
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  await once(program.stdout, 'data');
  program.kill(signal);
  const [status, endedBy] = await once(program, 'close');
  return {status, endedBy};
}

const tidy = {status: 0, endedBy: null};

it.each(interrupts)('npm run serve shuts down on %s', async (signal) => {
  expect(await endOf(signal, 'preview.ts', '--dir', build, '--port', '0')).toEqual(tidy);
});

it.each(interrupts)('npm start stops both languages on %s', async (signal) => {
  expect(await endOf(signal, 'start.ts', '--port', `${await freePort()}`)).toEqual(tidy);
});
