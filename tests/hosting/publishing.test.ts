import {
  chmodSync,
  cpSync,
  existsSync,
  mkdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  symlinkSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import {join} from 'node:path';
import {gzipSync} from 'node:zlib';
import {describe, expect, it} from 'vitest';
import {publish} from '../../scripts/publishing/publish';
import {receiveRelease, releaseId} from '../../scripts/publishing/releases/receiveRelease';
import {
  noteStanding,
  previousRelease,
  rollbackNotes,
} from '../../scripts/publishing/releases/rollbackOrder';
import {readState, writeState} from '../../scripts/publishing/releases/state';
import {currentRelease, listReleases, releaseFolder} from '../../scripts/publishing/releases/store';
import {rollback} from '../../scripts/publishing/rollback';
import {writeManifest} from '../../src/plugins/hosting/sealing/writeManifest';
import {listFiles} from '../../src/plugins/listFiles';
import {writeFixtureSite} from './fixtureSite';
import {
  buildOf,
  chunkOf,
  liveRelease,
  options,
  sandbox,
  setPublishingStage,
  store,
} from './publishingStage';

setPublishingStage('publishing');
const day = (number: number) => () => new Date(Date.UTC(2025, 0, 1 + number));

describe('publish and rollback', () => {
  it('makes a build live, then the next one, and rolls back', async () => {
    await publish(store, buildOf('a'), options);
    expect(liveRelease()).toBe('a');
    await publish(store, buildOf('b'), options);
    expect(liveRelease()).toBe('b');
    await rollback(store, options);
    expect(liveRelease()).toBe('a');
    await expect(rollback(store, options)).rejects.toThrow('There is no earlier release');
  });

  it('derives mtimes, and so ETags, from the contents alone', async () => {
    const times = (folder: string) =>
      listFiles(folder)
        .filter((file) => file !== 'SHA256SUMS')
        .map((file) => [file, statSync(join(folder, file)).mtimeMs]);
    const build = join(sandbox, 'build-touched');
    await writeFixtureSite(build, {release: 'a'});
    const sealed = times(build);
    for (const file of listFiles(build)) {
      utimesSync(join(build, file), 1_700_000_000, 1_700_000_000);
    }
    const id = await publish(store, build, options);
    expect(times(releaseFolder(store, id))).toEqual(sealed);
    const list = statSync(join(releaseFolder(store, id), 'SHA256SUMS')).mtimeMs;
    expect(list).not.toBe(1_700_000_000_000);
  });

  it('lets nginx read what only the owner could', async () => {
    const build = join(sandbox, 'build-private');
    await writeFixtureSite(build, {release: 'a'});
    chmodSync(join(build, 'index.html'), 0o600);
    const id = releaseId(build, new Date(0), undefined);
    receiveRelease(store, build, id);
    const {mode} = statSync(join(releaseFolder(store, id), 'index.html'));
    expect(mode & 0o777).toBe(0o644);
  });

  it('skips a release that was rolled back from', async () => {
    await publish(store, buildOf('a'), options);
    await publish(store, buildOf('b'), options);
    await rollback(store, options);
    await publish(store, buildOf('c'), options);
    await rollback(store, options);
    expect(liveRelease()).toBe('a');
  });

  it('goes to the release that is named', async () => {
    const first = await publish(store, buildOf('a'), options);
    await publish(store, buildOf('b'), options);
    await publish(store, buildOf('c'), options);
    await rollback(store, options, first);
    expect(liveRelease()).toBe('a');
    await expect(rollback(store, options, 'nope')).rejects.toThrow(
      `There is no release nope. The releases are: ${first}`,
    );
  });

  it('does nothing when the live site is this build already', async () => {
    const first = await publish(store, buildOf('a'), options);
    expect(await publish(store, buildOf('a'), options)).toBe(first);
    expect(listReleases(store)).toEqual([first]);
  });

  it.each([
    ['a file that is gone', 'fr/index.html', undefined],
    ['its list of files gone', 'SHA256SUMS', undefined],
    ['a page that was changed', 'index.html', 'changed'],
    ['a script that was changed', chunkOf('b'), 'changed'],
  ])('publishes the live build again when the site has %s', async (_, file, text) => {
    const first = await publish(store, buildOf('a'), options);
    const damaged = await publish(store, buildOf('b'), options);
    const path = join(releaseFolder(store, damaged), file);
    text ? writeFileSync(path, text) : rmSync(path);
    const mended = await publish(store, buildOf('b'), options);
    expect(mended).not.toBe(damaged);
    expect(liveRelease()).toBe('b');
    expect(readFileSync(join(store.retained, chunkOf('b')), 'utf8')).toContain('release b');
    expect(previousRelease(store)).toBe(first);
  });

  it('makes the live release a rollback target when it is published again', async () => {
    const first = await publish(store, buildOf('a'), options);
    writeState(store, {...readState(store), withdrawn: [first]});
    rmSync(store.siteConf);
    await publish(store, buildOf('a'), options);
    expect(readState(store).withdrawn).toEqual([]);
    expect(existsSync(store.siteConf)).toBe(true);
  });

  it('ignores folders without the name of a release', async () => {
    const first = await publish(store, buildOf('a'), options);
    writeFileSync(join(store.releases, 'notes.txt'), 'x');
    writeFileSync(join(store.releases, '20990101T000000000Z-01234567'), 'x');
    mkdirSync(join(store.releases, 'zzz-backup'));
    expect(listReleases(store)).toEqual([first]);
    await publish(store, buildOf('b'), options);
    await rollback(store, options);
    expect(liveRelease()).toBe('a');
    expect(existsSync(join(store.releases, 'zzz-backup'))).toBe(true);
  });

  it('goes to the newest good release when the live one was deleted by hand', async () => {
    await publish(store, buildOf('a'), options);
    await publish(store, buildOf('b'), options);
    const bad = await publish(store, buildOf('c'), options);
    rmSync(releaseFolder(store, bad), {recursive: true});
    expect(currentRelease(store)).toBeUndefined();
    await rollback(store, options);
    expect(liveRelease()).toBe('b');
  });

  it('says why it goes to none of the existing releases, and how to do so all the same', async () => {
    const first = await publish(store, buildOf('a'), options);
    const second = await publish(store, buildOf('b'), options);
    const third = await publish(store, buildOf('c'), options);
    await rollback(store, options);
    await rollback(store, options);
    const why = (live: string, name: string) =>
      `There is no earlier release to go back to, so nothing was changed. To use one of them anyway, name it: --release ${name}\n${live}  - ${second}  withdrawn by a rollback\n  - ${third}  withdrawn by a rollback`;
    await expect(rollback(store, options)).rejects.toThrow(why(`  - ${first}  live\n`, third));
    rmSync(releaseFolder(store, first), {recursive: true});
    rmSync(join(releaseFolder(store, third), 'index.html'));
    await expect(rollback(store, options)).rejects.toThrow(why('', second));
    await rollback(store, options, second);
    expect(liveRelease()).toBe('b');
    noteStanding(store, third, 'untried');
    expect([...rollbackNotes(store)]).toEqual([
      [second, 'live'],
      [third, 'never live: its publish did not finish'],
    ]);
    noteStanding(store, third, 'good');
    expect(rollbackNotes(store).get(third)).toBe('newer than the live one');
    rmSync(releaseFolder(store, third), {recursive: true});
    await expect(rollback(store, options)).rejects.toThrow(
      `nothing was changed. Publish again: npm run publish:site\n  - ${second}  live`,
    );
  });

  it('takes no outside folder for the live release, and the next publish fixes the link', async () => {
    await publish(store, buildOf('a'), options);
    const id = await publish(store, buildOf('b'), options);
    const stray = join(store.base, 'stray', id);
    cpSync(releaseFolder(store, id), stray, {recursive: true});
    rmSync(store.current);
    symlinkSync(stray, store.current);
    expect(currentRelease(store)).toBeUndefined();
    await publish(store, buildOf('b'), options);
    expect(liveRelease()).toBe('b');
    // Another path to the same release.
    const live = currentRelease(store) ?? '';
    rmSync(store.current);
    symlinkSync(releaseFolder(store, live), store.current);
    expect(currentRelease(store)).toBe(live);
  });

  it('says what to do when a folder has replaced the link', async () => {
    mkdirSync(store.current);
    const sentence = `${store.current} is not a link to a release, so it cannot be switched; nothing was changed. Move it away, then publish again.`;
    await expect(publish(store, buildOf('a'), options)).rejects.toThrow(sentence);
    expect(listReleases(store)).toEqual([]);
    renameSync(store.current, join(store.base, 'away'));
    await publish(store, buildOf('a'), options);
    expect(liveRelease()).toBe('a');
  });

  it('says which file lacks the policy of a build', async () => {
    const build = join(sandbox, 'build-without-policy');
    await writeFixtureSite(build, {release: 'a'});
    const headers = join(build, '_headers');
    writeFileSync(headers, '/img/*\n  Content-Security-Policy: x\n');
    writeManifest(build);
    await expect(publish(store, build, options)).rejects.toThrow(
      `${headers} has no Content-Security-Policy`,
    );
    expect(currentRelease(store)).toBeUndefined();
  });

  it.each([
    ['_headers', '_headers is missing.'],
    ['SHA256SUMS', 'SHA256SUMS is missing or incomplete.'],
    ['fr/index.html', 'fr/index.html is missing.'],
  ])('publishes next to releases that lack %s, and does not go back to one', async (lost, says) => {
    const first = await publish(store, buildOf('a'), options);
    const second = await publish(store, buildOf('b'), options);
    for (const id of [first, second]) {
      rmSync(join(releaseFolder(store, id), lost));
    }
    await publish(store, buildOf('c'), {...options, reload: 'true', drainMs: 0});
    expect(liveRelease()).toBe('c');
    await expect(rollback(store, options, first)).rejects.toThrow(
      `${first} is damaged, so the live site is unchanged. Go back to another one with --release, or publish again.\n  - ${says}`,
    );
    expect(liveRelease()).toBe('c');
    expect(existsSync(join(store.retained, chunkOf('a')))).toBe(true);
  });

  it('keeps as many releases as configured', async () => {
    for (const release of ['a', 'b', 'c', 'd', 'e']) {
      await publish(store, buildOf(release), options);
    }
    expect(listReleases(store)).toHaveLength(3);
    expect(liveRelease()).toBe('e');
  });

  it('keeps the last good release, however many bad ones came after it', async () => {
    await publish(store, buildOf('a'), options);
    for (const bad of ['b', 'c', 'd', 'e']) {
      await publish(store, buildOf(bad), options);
      await rollback(store, options);
      expect(liveRelease()).toBe('a');
    }
    expect(listReleases(store)).toHaveLength(3);
  });

  it('orders releases by age even when the clock goes back', async () => {
    await publish(store, buildOf('a'), {...options, now: day(10)});
    await publish(store, buildOf('b'), {...options, now: () => new Date(0)});
    expect(listReleases(store).at(-1)).toBe(currentRelease(store));
    await rollback(store, options);
    expect(liveRelease()).toBe('a');
  });
});

describe('hashed files of earlier releases', () => {
  it('stay for thirty days after they were last live', async () => {
    await publish(store, buildOf('a'), {...options, keep: 2, now: day(0)});
    await publish(store, buildOf('b'), {...options, keep: 2, now: day(10)});
    await publish(store, buildOf('c'), {...options, keep: 2, now: day(20)});
    expect(listFiles(store.retained)).toContain(chunkOf('a'));
    await publish(store, buildOf('d'), {...options, keep: 2, now: day(39)});
    expect(listFiles(store.retained)).toContain(`${chunkOf('a')}.br`);
    await publish(store, buildOf('e'), {...options, keep: 2, now: day(41)});
    const kept = listFiles(store.retained);
    expect(kept).not.toContain(chunkOf('a'));
    expect(kept).not.toContain(`${chunkOf('a')}.br`);
    expect(kept).toEqual(expect.arrayContaining(['b', 'c', 'd', 'e'].map(chunkOf)));
  });

  it('stay when the clock is behind during one publish', async () => {
    const hour = (number: number) => () => new Date(Date.UTC(2025, 2, 1, number));
    await publish(store, buildOf('a'), {...options, keep: 2, now: day(0)});
    await publish(store, buildOf('b'), {...options, keep: 2, now: hour(10)});
    await publish(store, buildOf('c'), {...options, keep: 2, now: () => new Date(0)});
    await publish(store, buildOf('d'), {...options, keep: 2, now: hour(12)});
    await publish(store, buildOf('e'), {...options, keep: 2, now: hour(13)});
    const kept = listFiles(store.retained);
    expect(kept).toEqual(expect.arrayContaining(['a', 'b', 'c', 'd', 'e'].map(chunkOf)));
  });

  it('stay when the clock is ahead during one publish', async () => {
    await publish(store, buildOf('a'), {...options, keep: 2, now: day(0)});
    await publish(store, buildOf('b'), {...options, keep: 2, now: day(1)});
    await publish(store, buildOf('c'), {...options, keep: 2, now: day(900)});
    await publish(store, buildOf('d'), {...options, keep: 2, now: day(2)});
    const kept = listFiles(store.retained);
    expect(kept).toEqual(expect.arrayContaining(['a', 'b', 'c', 'd'].map(chunkOf)));
  });

  it('are deleted one publish later where publishes are more than thirty days apart', async () => {
    await publish(store, buildOf('a'), {...options, keep: 2, now: day(0)});
    await publish(store, buildOf('b'), {...options, keep: 2, now: day(50)});
    await publish(store, buildOf('c'), {...options, keep: 2, now: day(100)});
    expect(listFiles(store.retained)).toContain(chunkOf('a'));
    await publish(store, buildOf('d'), {...options, keep: 2, now: day(150)});
    expect(listFiles(store.retained)).not.toContain(chunkOf('a'));
    expect(listFiles(store.retained)).toContain(chunkOf('b'));
  });

  it('are not recorded as live too early', async () => {
    await publish(store, buildOf('a'), {...options, now: day(0)});
    await publish(store, buildOf('b'), {...options, now: day(1)});
    await rollback(store, {...options, now: day(40)});
    await publish(store, buildOf('c'), {...options, now: () => new Date(0)});
    expect(readState(store).lastLive[chunkOf('a')]).toBe(day(40)().toISOString());
    expect(readState(store).lastLive[chunkOf('c')]).toBe(
      new Date(day(1)().getTime() + 1).toISOString(),
    );
  });

  it('stay as long as their release can be restored', async () => {
    await publish(store, buildOf('a'), {...options, now: day(0)});
    await publish(store, buildOf('b'), {...options, now: day(1)});
    await publish(store, buildOf('c'), {...options, now: day(100)});
    expect(listFiles(store.retained)).toContain(chunkOf('a'));
  });

  it.each([
    '{"lastLive": {"asse',
    'null',
    '{"lastLive": null, "withdrawn": {}, "untried": 3, "listen": 8080}',
    `{"lastLive": {"${chunkOf('a')}": "yesterday"}, "withdrawn": [null]}`,
  ])('stay when the records are damaged or edited by hand: %s', async (notes) => {
    await publish(store, buildOf('a'), {...options, keep: 2, now: day(0)});
    await publish(store, buildOf('b'), {...options, keep: 2, now: day(1)});
    writeFileSync(store.stateFile, notes);
    await publish(store, buildOf('c'), {...options, keep: 2, now: day(90)});
    expect(listFiles(store.retained)).toContain(chunkOf('a'));
    expect(liveRelease()).toBe('c');
  });

  it('may be compressed by another compressor', async () => {
    await publish(store, buildOf('a'), options);
    const again = join(sandbox, 'build-again');
    await writeFixtureSite(again, {release: 'a', body: '<p>New words.</p>'});
    const packed = join(again, `${chunkOf('a')}.gz`);
    writeFileSync(packed, gzipSync(readFileSync(join(again, chunkOf('a'))), {level: 1}));
    writeManifest(again);
    await publish(store, again, options);
    const kept = readFileSync(join(store.retained, `${chunkOf('a')}.gz`));
    expect(kept.equals(readFileSync(packed))).toBe(true);
    expect(kept.equals(readFileSync(join(buildOf('a'), `${chunkOf('a')}.gz`)))).toBe(false);
  });

  it('never change under their name', async () => {
    await publish(store, buildOf('a'), options);
    const odd = join(sandbox, 'build-odd');
    await writeFixtureSite(odd, {release: 'b', chunkOf: 'a'});
    await expect(publish(store, odd, options)).rejects.toThrow(
      /has the same name as a file of an earlier/,
    );
    expect(liveRelease()).toBe('a');
    expect(listReleases(store)).toHaveLength(1);
  });
});
