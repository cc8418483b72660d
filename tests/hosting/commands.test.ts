import {spawn, spawnSync} from 'node:child_process';
import {once} from 'node:events';
import {
  existsSync,
  openSync,
  readFileSync,
  readlinkSync,
  realpathSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import {join, resolve} from 'node:path';
import {describe, expect, it} from 'vitest';
import {publish} from '../../scripts/publishing/publish';
import {readState} from '../../scripts/publishing/releases/state';
import {currentRelease, listReleases, releaseFolder} from '../../scripts/publishing/releases/store';
import {rollback} from '../../scripts/publishing/rollback';
import {asScript} from '../asScript';
import {buildOf, liveRelease, options, sandbox, setPublishingStage, store} from './publishingStage';

setPublishingStage('commands');

/** The builds have an example address on purpose. */
const env = {...process.env, SITE_URL: 'https://help.example.com'};

describe('where nginx listens', () => {
  const {listen: _listen, ...unsaid} = options;
  const written = () => /^ {4}listen (.+);$/m.exec(readFileSync(store.siteConf, 'utf8'))?.[1];

  it('is the previous value, and at first the default', async () => {
    await publish(store, buildOf('a'), unsaid);
    expect(written()).toBe('127.0.0.1:8080');
    await publish(store, buildOf('b'), {...unsaid, listen: '8090'});
    await publish(store, buildOf('c'), unsaid);
    expect(written()).toBe('8090');
    await rollback(store, unsaid);
    expect(written()).toBe('8090');
    expect(readState(store).listen).toBe('8090');
  });

  it('stays when the notes are lost', async () => {
    await publish(store, buildOf('a'), {...unsaid, listen: '8090'});
    rmSync(store.stateFile);
    await publish(store, buildOf('b'), unsaid);
    expect(written()).toBe('8090');
  });

  it.each([
    ['live', () => undefined],
    [
      'live, and has lost its folder',
      (id: string) => rmSync(releaseFolder(store, id), {recursive: true}),
    ],
  ])('must be given when a release is %s and no record exists', async (_, change) => {
    const first = await publish(store, buildOf('a'), unsaid);
    const second = await publish(store, buildOf('b'), unsaid);
    change(second);
    writeFileSync(store.stateFile, '{');
    rmSync(store.siteConf);
    const says = `${store.base} no longer records what nginx listens on, so nothing was changed. Give --listen again`;
    await expect(rollback(store, unsaid)).rejects.toThrow(says);
    await expect(publish(store, buildOf('c'), unsaid)).rejects.toThrow(says);
    expect(existsSync(store.siteConf)).toBe(false);
    expect(readlinkSync(store.current)).toContain(second);
    await rollback(store, {...unsaid, listen: '8090'});
    expect(currentRelease(store)).toBe(first);
    expect(written()).toBe('8090');
  });

  it('is refused when invalid, such as an unknown host or folder, before anything is done', () => {
    const script = resolve(import.meta.dirname, '../../scripts/publish.ts');
    const saidWith = (code: 1 | 2, ...words: string[]) => {
      const args = [...asScript, script, '--from', buildOf('a'), ...words];
      const {status, stderr} = spawnSync(process.execPath, args, {
        encoding: 'utf8',
        timeout: 120_000,
        env,
      });
      expect(status).toBe(code);
      return stderr;
    };
    const said = (...words: string[]) => saidWith(2, ...words);
    const place = ['--to', store.base];
    expect(said(...place, '--listen', 'x y;}')).toContain('nginx cannot listen there. Give a port');
    expect(said(...place, '--check', 'notaurl')).toContain('notaurl is not the address of a host.');
    expect(said('--to', join(buildOf('a'), 'site'))).toContain('one is inside the other');
    expect(existsSync(join(buildOf('a'), 'site'))).toBe(false);
    expect(existsSync(store.stateFile)).toBe(false);
    expect(listReleases(store)).toEqual([]);
    const file = join(store.base, 'file');
    writeFileSync(file, '');
    // The last one exists, and nothing can be created in it.
    for (const to of [file, join(file, 'deeper'), '/proc/help']) {
      expect(saidWith(1, '--to', to)).toMatch(
        /^No site can be stored in .* \(E\w+: .*\); nothing was published, the live site is unchanged\. Give a folder/,
      );
    }
  });

  it('stays when the command does not name it, and everything written is world-readable', () => {
    const run = (name: string, ...more: string[]) => {
      const script = resolve(import.meta.dirname, `../../scripts/${name}.ts`);
      const command = 'umask 077; exec "$@"';
      const args = [...asScript, script, '--to', store.base, ...more];
      const {status, stderr} = spawnSync('sh', ['-c', command, 'sh', process.execPath, ...args], {
        encoding: 'utf8',
        env,
      });
      expect([status, stderr]).toEqual([0, '']);
    };
    const hidden = () => spawnSync('find', [store.releases, store.retained, '!', '-perm', '-o=r']);
    run('publish', '--from', buildOf('a'), '--listen', '8090');
    run('publish', '--from', buildOf('b'));
    expect(written()).toBe('8090');
    rmSync(store.retained, {recursive: true});
    run('rollback');
    expect(written()).toBe('8090');
    expect(liveRelease()).toBe('a');
    expect(hidden().stdout.toString()).toBe('');
  });
});

describe('stored brotli', () => {
  const {hasBrotli: _, ...unsaid} = options;
  const isServed = () => readFileSync(store.siteConf, 'utf8').includes('brotli_static on;');

  it('is served or not as chosen the last time, and each publish says so', async () => {
    const choices: Array<string | undefined> = [];
    const onStep = (step: string, choice?: string) => step === 'configure' && choices.push(choice);
    await publish(store, buildOf('a'), {...unsaid, onStep});
    expect(readState(store).brotli).toBeUndefined();
    for (const hasBrotli of [true, false]) {
      await publish(store, buildOf('b'), {...unsaid, hasBrotli, onStep});
      expect(isServed()).toBe(hasBrotli);
      await publish(store, buildOf('c'), {...unsaid, onStep});
      expect(isServed()).toBe(hasBrotli);
    }
    expect(choices[0]).toMatch(
      /^(gzip only \(no brotli module|brotli and gzip \(module found; if nginx does not)/,
    );
    const [yes, no] = ['brotli and gzip (--brotli)', 'gzip only (--no-brotli)'];
    expect(choices.slice(1)).toEqual([yes, yes, no, no]);
    // nginx is reloaded, although it knows the release.
    await rollback(store, {...unsaid, hasBrotli: true}, listReleases(store)[0]);
    expect(isServed()).toBe(true);
  });

  it('is what the command specifies', () => {
    const script = resolve(import.meta.dirname, '../../scripts/publish.ts');
    const args = [...asScript, script, '--to', store.base, '--from', buildOf('a'), '--no-brotli'];
    const {stdout} = spawnSync(process.execPath, args, {encoding: 'utf8', env});
    expect(stdout).toContain('· configure: gzip only (--no-brotli)\n');
    expect(readState(store).brotli).toBe(false);
  });
});

describe('a folder', () => {
  it('is resolved from where npm was called, not from where it runs the command', () => {
    const siteDir = resolve(import.meta.dirname, '../..');
    const words = ['--prefix', siteDir, 'run', 'publish:site', '--'];
    const {status, stdout} = spawnSync(
      'npm',
      [...words, '--from', 'build-a', '--to', './from-here'],
      {encoding: 'utf8', env, cwd: sandbox},
    );
    expect(status).toBe(0);
    expect(stdout).toContain(`is live in ${join(realpathSync(sandbox), 'from-here', 'current')}.`);
  });
});

describe('the list of releases', () => {
  it('says how a rollback treats each', async () => {
    const first = await publish(store, buildOf('a'), options);
    const second = await publish(store, buildOf('b'), options);
    const third = await publish(store, buildOf('c'), options);
    await rollback(store, options);
    const script = resolve(import.meta.dirname, '../../scripts/rollback.ts');
    const args = [...asScript, script, '--to', store.base, '--list'];
    const {stdout} = spawnSync(process.execPath, args, {encoding: 'utf8'});
    expect(stdout).toBe(
      `${first}  a rollback goes back to this one\n${second}  live\n${third}  withdrawn by a rollback\n`,
    );
  });
});

describe('the address in the pages', () => {
  const script = resolve(import.meta.dirname, '../../scripts/publish.ts');
  const publishTo = (folder: string, siteUrl: string) =>
    spawnSync(process.execPath, [...asScript, script, '--to', folder, '--from', buildOf('a')], {
      encoding: 'utf8',
      env: {...process.env, SITE_URL: siteUrl},
    });

  it('causes a warning when it is an example, unless that is intended', () => {
    const {status, stderr} = publishTo(store.base, '');
    expect([status, stderr]).toEqual([
      0,
      expect.stringMatching(
        /^Its pages give https:\/\/help\.example\.com as their address, which is only an example: /,
      ),
    ]);
    expect(liveRelease()).toBe('a');
    expect(publishTo(store.base, 'https://help.example.com').stderr).toBe('');
  });

  it('is refused when it is not the intended one, and no store is created', () => {
    const elsewhere = join(sandbox, 'nothing', 'yet');
    const {status, stderr} = publishTo(elsewhere, 'https://help.your.site');
    expect([status, stderr]).toEqual([1, expect.stringMatching(/^The build is not fit /)]);
    expect(existsSync(elsewhere)).toBe(false);
  });
});

describe('a command whose output is closed', () => {
  async function unheard(output: 'pipe' | number, name: string, ...more: string[]): Promise<void> {
    const script = resolve(import.meta.dirname, `../../scripts/${name}.ts`);
    const child = spawn(
      process.execPath,
      [...asScript, script, '--to', store.base, '--check', 'http://127.0.0.1:1', ...more],
      {stdio: ['ignore', output, output], env},
    );
    // As with `npm run … | head -0`: the reader has exited before the first output.
    child.stdout?.destroy();
    child.stderr?.destroy();
    // Nothing responds there: an error to report, but no reason to stop earlier.
    expect(await once(child, 'exit')).toEqual([1, null]);
  }

  it.each([
    ['nobody reads on', 'pipe' as const],
    ['the disk of its log is full', openSync('/dev/full', 'w')],
  ])('reverts a release that does not respond, although %s', async (_, output) => {
    await publish(store, buildOf('a'), options);
    await publish(store, buildOf('b'), options);
    await unheard(output, 'publish', '--from', buildOf('c'));
    expect(liveRelease()).toBe('b');
    expect(listReleases(store)).toHaveLength(2);
    await unheard(output, 'rollback');
    expect(liveRelease()).toBe('b');
  });
});
