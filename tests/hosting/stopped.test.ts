import {type ChildProcess, execFileSync, spawn} from 'node:child_process';
import {once} from 'node:events';
import {existsSync, readFileSync} from 'node:fs';
import {writeFile} from 'node:fs/promises';
import {type AddressInfo, createServer, type Server, type Socket} from 'node:net';
import {join, resolve} from 'node:path';
import {text} from 'node:stream/consumers';
import {afterAll, beforeAll, describe, expect, it} from 'vitest';
import {publish} from '../../scripts/publishing/publish';
import {previousRelease} from '../../scripts/publishing/releases/rollbackOrder';
import {currentRelease, listReleases} from '../../scripts/publishing/releases/store';
import {asScript} from '../asScript';
import {buildOf, liveRelease, options, setPublishingStage, store} from './publishingStage';

setPublishingStage('stopped');

/** Accepts connections and never responds, so that a check waits. */
let silent: Server;
const sockets = new Set<Socket>();
let check: string;

beforeAll(async () => {
  silent = createServer((socket) => sockets.add(socket.on('error', () => undefined)));
  await once(silent.listen(0, '127.0.0.1'), 'listening');
  check = `http://127.0.0.1:${(silent.address() as AddressInfo).port}`;
});

afterAll(() => {
  for (const socket of sockets) {
    socket.destroy();
  }
  silent.close();
});

/** Runs a command and collects its output. */
function run(name: 'publish' | 'rollback', ...words: string[]) {
  const script = resolve(import.meta.dirname, `../../scripts/${name}.ts`);
  const child = spawn(process.execPath, [...asScript, script, '--to', store.base, ...words], {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: {...process.env, SITE_URL: 'https://help.example.com'},
  });
  return {child, said: text(child.stderr), ended: once(child, 'exit')};
}

/** As npm runs a command: in a shell, which must remain a separate process. */
function runAsNpm(...words: string[]) {
  const script = resolve(import.meta.dirname, '../../scripts/publish.ts');
  const args = [...asScript, script, '--to', store.base, ...words];
  const npm = spawn(
    'sh',
    ['-c', '"$@"; exit', 'sh', 'sh', '-c', '"$@"; exit', 'sh', process.execPath, ...args],
    {
      stdio: ['ignore', 'pipe', 'pipe'],
      env: {
        ...process.env,
        SITE_URL: 'https://help.example.com',
        npm_lifecycle_event: 'publish:site',
      },
    },
  );
  return {npm, said: text(npm.stderr)};
}

/** Waits until a command reports a step. */
async function stepOf({stdout}: ChildProcess, step: string): Promise<void> {
  for await (const words of stdout ?? []) {
    if (String(words).includes(`· ${step}\n`)) {
      return;
    }
  }
}

describe('a command that is stopped', () => {
  it.each([
    ['publish', 'SIGINT'],
    ['publish', 'SIGHUP'],
    ['rollback', 'SIGTERM'],
  ] as const)('goes back while it checks: %s, %s', async (name, signal) => {
    await publish(store, buildOf('a'), options);
    const before = await publish(store, buildOf('b'), options);
    const more = name === 'publish' ? ['--from', buildOf('c')] : [];
    const {child, said, ended} = run(name, '--check', check, ...more);
    await once(silent, 'connection');
    expect(liveRelease()).toBe(name === 'publish' ? 'c' : 'a');
    // A terminal and npm send one each.
    child.kill(signal);
    child.kill(signal);
    expect(await ended).toEqual([1, null]);
    expect(await said).toBe(`Stopped by ${signal}. ${before} is live again.\n`);
    expect(liveRelease()).toBe('b');
    expect(listReleases(store)).toHaveLength(2);
    expect(previousRelease(store)).toBe(listReleases(store)[0]);
  });

  it('says what is live when there is none to go back to', async () => {
    const {child, said, ended} = run('publish', '--check', check, '--from', buildOf('a'));
    await once(silent, 'connection');
    child.kill('SIGINT');
    expect(await ended).toEqual([1, null]);
    expect(await said).toBe(
      `Stopped by SIGINT. ${currentRelease(store)} is live, unchecked: it is the first one, so there is none to go back to.\n`,
    );
    expect(liveRelease()).toBe('a');
  });

  it('changes nothing while it waits for nginx', async () => {
    await publish(store, buildOf('a'), options);
    const conf = readFileSync(store.siteConf, 'utf8');
    const {child, said, ended} = run('publish', '--reload', 'true', '--from', buildOf('b'));
    await stepOf(child, 'drain');
    expect(readFileSync(store.siteConf, 'utf8')).not.toBe(conf);
    child.kill('SIGTERM');
    expect(await ended).toEqual([1, null]);
    expect(await said).toBe(
      'Stopped by SIGTERM. Nothing was switched: the live site is unchanged.\n',
    );
    expect(liveRelease()).toBe('a');
    expect(listReleases(store)).toHaveLength(1);
    expect(readFileSync(store.siteConf, 'utf8')).toBe(conf);
    expect(existsSync(store.siteConfRead)).toBe(false);
  });

  it.each(['verify', 'receive', 'retain', 'configure'])(
    'switches nothing when stopped during %s, which is synchronous',
    async (step) => {
      await publish(store, buildOf('a'), options);
      const stop = new AbortController();
      const onStep = (taken: string) => {
        if (taken === step) {
          stop.abort(new Error('Stopped by SIGINT.'));
        }
      };
      await expect(
        publish(store, buildOf('b'), {...options, onStep, stop: stop.signal}),
      ).rejects.toThrow('Stopped by SIGINT. Nothing was switched: the live site is unchanged.');
      expect(liveRelease()).toBe('a');
      expect(listReleases(store)).toHaveLength(1);
    },
  );

  it('switches nothing once npm was killed, which sends no signal to it', async () => {
    const go = join(store.base, 'go');
    execFileSync('mkfifo', [go]);
    const {npm, said} = runAsNpm('--from', buildOf('a'), '--reload', `cat ${go}`);
    await stepOf(npm, 'reload');
    npm.kill('SIGKILL');
    await once(npm, 'exit');
    await writeFile(go, '');
    expect(await said).toBe(
      'npm, which started this, has ended. Nothing was switched: the live site is unchanged.\n',
    );
    expect(currentRelease(store)).toBeUndefined();
    expect(listReleases(store)).toEqual([]);
  });

  it('says so too when the reload is stopped by the same signal', async () => {
    await publish(store, buildOf('a'), options);
    const {child, said, ended} = run(
      'publish',
      ...['--from', buildOf('b'), '--reload', 'kill -INT $PPID; kill -INT $$'],
    );
    expect(await ended).toEqual([1, null]);
    expect(await said).toBe(
      'Stopped by SIGINT. Nothing was switched: the live site is unchanged.\n',
    );
    expect(child.killed).toBe(false);
    expect(liveRelease()).toBe('a');
  });
});
