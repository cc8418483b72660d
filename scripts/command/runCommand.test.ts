import {spawn} from 'node:child_process';
import {once} from 'node:events';
import {mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {text} from 'node:stream/consumers';
import {afterAll, beforeAll, expect, it} from 'vitest';
import {asScript} from '../../tests/asScript';

const folder = mkdtempSync(join(tmpdir(), 'run-command-'));
const program = join(folder, 'program.ts');

/** A command that prints more than a pipe buffers, then fails with a timer still running. */
beforeAll(() =>
  writeFileSync(
    program,
    `import {runCommand} from ${JSON.stringify(join(import.meta.dirname, 'runCommand.ts'))};
setInterval(() => {}, 1000);
runCommand(() => {
  console.log('x'.repeat(2_000_000));
  throw new Error('It went wrong.');
});`,
  ),
);

afterAll(() => rmSync(folder, {recursive: true, force: true}));

it('exits a failed command once all its output was read', async () => {
  const command = spawn(process.execPath, [...asScript, program]);
  const ended = once(command, 'exit');
  const [printed, error] = await Promise.all([text(command.stdout), text(command.stderr)]);
  expect(printed.length).toBe(2_000_001);
  expect(error).toBe('It went wrong.\n');
  expect(await ended).toEqual([1, null]);
});

it('says what to do about a file that cannot be opened', async () => {
  const other = join(folder, 'other.ts');
  const modules = [join(import.meta.dirname, 'runCommand.ts'), 'node:fs'].map((name) =>
    JSON.stringify(name),
  );
  writeFileSync(
    other,
    `import {runCommand} from ${modules[0]};
import {readFileSync} from ${modules[1]};
runCommand(() => void readFileSync(${JSON.stringify(join(other, 'page.mdx'))}));`,
  );
  const command = spawn(process.execPath, [...asScript, other]);
  const ended = once(command, 'exit');
  expect(await text(command.stderr)).toMatch(/page\.mdx'\. There is a file in the place of/);
  expect(await ended).toEqual([1, null]);
});
