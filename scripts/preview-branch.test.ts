import {execFileSync, spawn, spawnSync} from 'node:child_process';
import {once} from 'node:events';
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import {type AddressInfo, createServer, type Server, type Socket} from 'node:net';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {text} from 'node:stream/consumers';
import {afterAll, beforeAll, expect, it} from 'vitest';
import {asScript} from '../tests/asScript';

const root = join(import.meta.dirname, '..');
const sandbox = mkdtempSync(join(tmpdir(), 'ended-preview-'));
const [checkout, temporary] = [join(sandbox, 'site'), join(sandbox, 'tmp')];
/** Programs of a build connect here, so that the test sees when they have ended. */
let server: Server;

const git = (...words: readonly string[]) =>
  execFileSync('git', ['-c', 'user.name=A', '-c', 'user.email=a@example.org', ...words], {
    cwd: checkout,
    encoding: 'utf8',
  });

/** A build that starts a program, which reports its cache setting, and waits for it forever. */
const endlessBuild = (port: number) => `
import {spawnSync} from 'node:child_process';
const told = 'String(process.env.DOCUSAURUS_NO_PERSISTENT_CACHE)';
spawnSync(process.execPath, ['-e', "require('node:net').connect(${port}, '127.0.0.1').write(" + told + ')']);
`;

beforeAll(async () => {
  server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  mkdirSync(temporary);
  for (const folder of ['scripts', 'src', 'package.json']) {
    cpSync(join(root, folder), join(checkout, folder), {recursive: true});
  }
  const {port} = server.address() as AddressInfo;
  writeFileSync(join(checkout, 'scripts/build.ts'), endlessBuild(port));
  git('init', '--quiet', '--initial-branch', 'main');
  git('add', '.');
  git('commit', '--quiet', '--message', 'A site');
  symlinkSync(join(root, 'node_modules'), join(checkout, 'node_modules'));
});

afterAll(() => {
  server.close();
  rmSync(sandbox, {recursive: true, force: true});
});

function startPreview(own: NodeJS.ProcessEnv = {}, branch = 'main') {
  const {DOCUSAURUS_NO_PERSISTENT_CACHE: _, ...env} = process.env;
  return spawn(process.execPath, [...asScript, 'scripts/preview-branch.ts', branch], {
    cwd: checkout,
    env: {...env, TMPDIR: temporary, ...own},
  });
}

it('lists branches only, when none has that name', async () => {
  git('checkout', '--quiet', '--detach');
  git('update-ref', 'refs/remotes/origin/draft', 'HEAD');
  git('symbolic-ref', 'refs/remotes/origin/HEAD', 'refs/remotes/origin/draft');
  const preview = startPreview({}, 'mian');
  const said = text(preview.stderr);
  expect(await once(preview, 'close')).toEqual([1, null]);
  git('checkout', '--quiet', 'main');
  expect(await said).toBe('There is no branch mian. The branches are: main, origin/draft.\n');
});

it('leaves the cache of the checkout alone, although it shares node_modules', async () => {
  const called = once(server, 'connection');
  const preview = startPreview();
  const [program] = (await called) as [Socket];
  const [told] = await once(
    program.on('error', () => undefined),
    'data',
  );
  const ended = once(preview, 'close');
  preview.kill('SIGTERM');
  await ended;
  expect(String(told)).toBe('true');
});

it('unlinks node_modules before git removes the folder: on Windows git follows the link', async () => {
  const [programs, followed] = [join(sandbox, 'programs'), join(sandbox, 'followed')];
  const {stdout} = spawnSync('sh', ['-c', 'command -v git'], {encoding: 'utf8'});
  mkdirSync(programs);
  writeFileSync(
    join(programs, 'git'),
    `#!/bin/sh
[ "$2" = remove ] && [ -e "$4/node_modules" ] && : > '${followed}'
exec '${stdout.trim()}' "$@"`,
    {mode: 0o755},
  );
  const called = once(server, 'connection');
  const preview = startPreview({PATH: `${programs}:${process.env.PATH}`});
  const [program] = (await called) as [Socket];
  program.resume().on('error', () => undefined);
  const ended = once(preview, 'close');
  preview.kill('SIGTERM');
  await ended;
  expect(existsSync(followed)).toBe(false);
  expect(git('worktree', 'list').trim().split('\n')).toHaveLength(1);
});

it.each(['SIGINT', 'SIGTERM', 'SIGHUP'] as const)(
  'ends the build and all that it has started at %s, and leaves nothing',
  async (signal) => {
    const called = once(server, 'connection');
    const preview = startPreview();
    let said = '';
    preview.stderr.on('data', (data) => {
      said += data;
    });
    const [program] = (await called) as [Socket];
    const gone = once(
      program.resume().on('error', () => undefined),
      'close',
    );
    const ended = once(preview, 'close');
    preview.kill(signal);
    expect(await ended).toEqual([1, null]);
    await gone;
    expect(said).toBe(`Stopped by ${signal}.\n`);
    expect(readdirSync(temporary).filter((name) => name.startsWith('preview-branch-'))).toEqual([]);
    expect(git('worktree', 'list').trim().split('\n')).toHaveLength(1);
  },
);
