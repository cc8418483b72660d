import {spawn, spawnSync} from 'node:child_process';
import {once} from 'node:events';
import {readdirSync} from 'node:fs';
import {join, resolve} from 'node:path';
import {describe, expect, it} from 'vitest';
import {publish} from '../../scripts/publishing/publish';
import {manifestFaults} from '../../scripts/publishing/releases/manifest';
import {previousRelease} from '../../scripts/publishing/releases/rollbackOrder';
import {readState} from '../../scripts/publishing/releases/state';
import {currentRelease, listReleases, releaseFolder} from '../../scripts/publishing/releases/store';
import {switchTo} from '../../scripts/publishing/releases/switchTo';
import {withLock} from '../../scripts/publishing/releases/withLock';
import {rollback} from '../../scripts/publishing/rollback';
import {listFiles} from '../../src/plugins/listFiles';
import {asScript} from '../asScript';
import {buildOf, liveRelease, options, sandbox, setPublishingStage, store} from './publishingStage';

setPublishingStage('interrupted');

describe('one at a time', () => {
  it('refuses a second publish, in this process or another', async () => {
    await withLock(store.lock, async () => {
      await expect(publish(store, buildOf('a'), options)).rejects.toThrow('under way');
      await expect(rollback(store, options)).rejects.toThrow('under way');
    });
    await publish(store, buildOf('a'), options);
    expect(liveRelease()).toBe('a');
  });

  it('goes back one release when two rollbacks come at once', async () => {
    await publish(store, buildOf('a'), options);
    const second = await publish(store, buildOf('b'), options);
    const third = await publish(store, buildOf('c'), options);
    const waiting = await withLock(store.lock, async () => {
      const rollbackThatWaits = rollback(store, options);
      // What the first rollback does.
      switchTo(store, second);
      return {outcome: rollbackThatWaits.catch((error: Error) => error.message)};
    });
    expect(await waiting.outcome).toBe(
      `While this rollback waited, ${second} became the live release instead of ${third}; nothing else was changed.`,
    );
    expect(liveRelease()).toBe('b');
  });

  it('runs concurrent publishes one at a time and leaves the site complete', async () => {
    const results = await Promise.allSettled(
      ['a', 'b', 'c', 'd'].map((release) => publish(store, buildOf(release), options)),
    );
    const done = results.filter(({status}) => status === 'fulfilled');
    expect(done.length).toBeGreaterThan(0);
    for (const result of results) {
      expect(result.status === 'fulfilled' || result.reason.name === 'Busy').toBe(true);
    }
    expect(liveRelease()).toBeDefined();
  });
});

describe('killed or out of space', () => {
  const script = resolve(import.meta.dirname, 'publishAndDie.ts');
  const tsx = resolve(import.meta.dirname, '../../node_modules/.bin/tsx');
  async function die(...words: string[]): Promise<void> {
    const child = spawn(process.execPath, [...asScript, script, store.base, ...words], {
      stdio: 'inherit',
    });
    const [, signal] = (await once(child, 'exit')) as [number | null, string | null];
    expect(signal).toBe('SIGKILL');
  }

  it.each([
    ['verify', 'a'],
    ['receive', 'a'],
    ['retain', 'a'],
    ['configure', 'a'],
    ['reload', 'a'],
    ['drain', 'a'],
    ['switch', 'a'],
    ['check', 'b'],
    ['tidy', 'b'],
  ])(
    'is complete after kill -9 at the step %s, with %s live, and publishes again',
    async (step, live) => {
      await publish(store, buildOf('a'), options);
      // Nothing listens there: it is killed before the check.
      const asked = step === 'check' ? [options.listen, '', 'http://127.0.0.1:9'] : [];
      await die(buildOf('b'), step, ...asked);
      expect(liveRelease()).toBe(live);
      await publish(store, buildOf('c'), options);
      expect(liveRelease()).toBe('c');
      await rollback(store, options);
      // A release never found good is no rollback target.
      expect(liveRelease()).toBe(step === 'tidy' ? 'b' : 'a');
      expect(previousRelease(store)).toBe(step === 'tidy' ? listReleases(store)[0] : undefined);
    },
  );

  it.each([
    ['a publish that failed', ['b'], 'c', 'false'],
    ['the oldest one', ['b', 'c'], 'd', 'true'],
  ])(
    'leaves no partial release after kill -9 while it deletes %s',
    async (_, more, last, reload) => {
      for (const release of ['a', ...more]) {
        await publish(store, buildOf(release), options);
      }
      await die(buildOf(last), 'removal', '127.0.0.1:8081', reload);
      for (const id of listReleases(store)) {
        expect(manifestFaults(releaseFolder(store, id))).toEqual([]);
      }
      const id = await publish(store, buildOf('e'), options);
      expect(currentRelease(store)).toBe(id);
      expect(readdirSync(store.releases)).toEqual(listReleases(store));
    },
  );

  it('deletes releases of killed publishes before good ones', async () => {
    const good = [
      await publish(store, buildOf('a'), options),
      await publish(store, buildOf('b'), options),
    ];
    await die(buildOf('c'), 'switch');
    await die(buildOf('d'), 'switch');
    expect(listReleases(store)).toHaveLength(4);
    const last = await publish(store, buildOf('e'), options);
    expect(listReleases(store)).toEqual([...good, last]);
  });

  it('is complete after the disk was full, and publishes once there is space', () => {
    const inner = resolve(import.meta.dirname, 'publishOnFullDisk.ts');
    const disk = join(sandbox, 'disk');
    // As root no user namespace is needed to mount a private disk.
    const spaces = process.getuid?.() === 0 ? ['--mount'] : ['--map-root-user', '--mount'];
    const {status, stdout, stderr} = spawnSync(
      'unshare',
      [...spaces, tsx, inner, disk, buildOf('a'), buildOf('b')],
      {encoding: 'utf8'},
    );
    expect(
      stderr,
      'This test mounts a small disk, and this machine forbids it. A container allows it with --cap-add SYS_ADMIN.',
    ).not.toMatch(/^(unshare|mount): /m);
    expect(stdout + stderr).toContain('No space was left, the live site is whole.');
    expect(stdout + stderr).toContain('With space, the new release is live.');
    expect(stdout + stderr).toMatch(
      /The disk was full \(ENOSPC.*\), the old release is live again\. This could not be recorded, .*ENOSPC/,
    );
    expect(stdout + stderr).toContain('what did not answer was taken back.');
    expect(status).toBe(0);
  });

  it('keeps no record of files it does not have', async () => {
    await publish(store, buildOf('a'), options);
    expect(Object.keys(readState(store).lastLive).sort()).toEqual(listFiles(store.retained));
    expect(readState(store)).toMatchObject({withdrawn: [], untried: []});
  });
});
