import {spawn, spawnSync} from 'node:child_process';
import {once} from 'node:events';
import {
  chmodSync,
  existsSync,
  mkdirSync,
  openSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import {dirname, join, resolve} from 'node:path';
import {gzipSync} from 'node:zlib';
import {afterAll, beforeAll, beforeEach, describe, expect, it} from 'vitest';
import {checkHost} from '../../scripts/publishing/checkHost';
import {manifestFaults} from '../../scripts/publishing/manifest';
import {publish} from '../../scripts/publishing/publish';
import {receiveRelease, releaseId} from '../../scripts/publishing/receiveRelease';
import {rollback} from '../../scripts/publishing/rollback';
import {previousRelease} from '../../scripts/publishing/rollbackOrder';
import {readState, writeState} from '../../scripts/publishing/state';
import {
  currentRelease,
  listReleases,
  openStore,
  releaseFolder,
  type Store,
} from '../../scripts/publishing/store';
import {switchTo} from '../../scripts/publishing/switchTo';
import {verifyBuild} from '../../scripts/publishing/verifyBuild';
import {withLock} from '../../scripts/publishing/withLock';
import {writeManifest} from '../../src/plugins/hosting/writeManifest';
import {listFiles} from '../../src/plugins/listFiles';
import {digitsOf, writeFixtureSite} from './fixtureSite';
import {makeSandbox} from './makeSandbox';

let sandbox: string;
let store: Store;
let count = 0;
const options = {keep: 3, listen: '127.0.0.1:8080', hasBrotli: true};
const builds = new Map<string, string>();
const chunkOf = (release: string) => `assets/js/main.${digitsOf(release)}.js`;
const day = (number: number) => () => new Date(Date.UTC(2025, 0, 1 + number));

beforeAll(async () => {
  sandbox = makeSandbox('publishing');
  for (const release of ['a', 'b', 'c', 'd', 'e']) {
    builds.set(release, join(sandbox, `build-${release}`));
    await writeFixtureSite(buildOf(release), {release});
  }
});

beforeEach(() => {
  count += 1;
  store = openStore(join(sandbox, `store-${count}`));
});

afterAll(() => rmSync(sandbox, {recursive: true, force: true}));

function buildOf(release: string): string {
  return builds.get(release) ?? '';
}

/** The word of the release that is live, after a check that all its files are whole. */
function liveRelease(): string | undefined {
  const id = currentRelease(store);
  if (!id) {
    return undefined;
  }
  expect(manifestFaults(releaseFolder(store, id))).toEqual([]);
  const page = readFileSync(join(store.current, 'index.html'), 'utf8');
  const word = /<p>release (\w+)/.exec(page)?.[1] ?? '';
  expect(existsSync(join(store.retained, chunkOf(word)))).toBe(true);
  return word;
}

describe('publish and rollback', () => {
  it('makes a build live, then the next one, and goes back', async () => {
    await publish(store, buildOf('a'), options);
    expect(liveRelease()).toBe('a');
    await publish(store, buildOf('b'), options);
    expect(liveRelease()).toBe('b');
    await rollback(store, options);
    expect(liveRelease()).toBe('a');
    await expect(rollback(store, options)).rejects.toThrow('There is no earlier release');
  });

  it('makes the times of the files, and so their ETags, from the contents alone', async () => {
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

  it('passes over a release that was rolled back from', async () => {
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

  it('makes the live release one that a rollback may lead to when it is published again', async () => {
    const first = await publish(store, buildOf('a'), options);
    writeState(store, {...readState(store), withdrawn: [first]});
    rmSync(store.siteConf);
    await publish(store, buildOf('a'), options);
    expect(readState(store).withdrawn).toEqual([]);
    expect(existsSync(store.siteConf)).toBe(true);
  });

  it('takes nothing for a release that has not the name of one', async () => {
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

  it('goes to the newest good release when the live one was removed by hand', async () => {
    await publish(store, buildOf('a'), options);
    await publish(store, buildOf('b'), options);
    const bad = await publish(store, buildOf('c'), options);
    rmSync(releaseFolder(store, bad), {recursive: true});
    expect(currentRelease(store)).toBeUndefined();
    await rollback(store, options);
    expect(liveRelease()).toBe('b');
  });

  it('says what to do when a folder stands in the place of the link', async () => {
    mkdirSync(store.current);
    const sentence = `${store.current} is no link to a release, so it cannot be switched; nothing was changed. Move it away, then publish again.`;
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
      `${headers} states no Content-Security-Policy`,
    );
    expect(currentRelease(store)).toBeUndefined();
  });

  it.each([
    ['_headers', '_headers is missing.'],
    ['SHA256SUMS', 'SHA256SUMS is missing, or not whole.'],
    ['fr/index.html', 'fr/index.html is missing.'],
  ])('publishes beside releases that lack %s, and does not go back to one', async (lost, says) => {
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

  it('keeps as many releases as it is told', async () => {
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

describe('what nginx listens on', () => {
  const {listen: _listen, ...unsaid} = options;
  const written = () => /^ {4}listen (.+);$/m.exec(readFileSync(store.siteConf, 'utf8'))?.[1];

  it('is what was said the last time, and at first the usual', async () => {
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

  it('is refused when it is no place, as a host or a folder that is none, before anything is done', () => {
    const script = resolve(import.meta.dirname, '../../scripts/publish.ts');
    const said = (...words: string[]) => {
      const args = ['--import', 'tsx', script, '--from', buildOf('a'), ...words];
      const {status, stderr} = spawnSync(process.execPath, args, {
        encoding: 'utf8',
        timeout: 20_000,
      });
      expect(status).toBe(1);
      return stderr;
    };
    const place = ['--to', store.base];
    expect(said(...place, '--listen', 'x y;}')).toContain('nginx cannot listen there. Give a port');
    expect(said(...place, '--check', 'notaurl')).toContain('notaurl is not the address of a host.');
    expect(said('--to', join(buildOf('a'), 'site'))).toContain('one lies in the other');
    expect(existsSync(join(buildOf('a'), 'site'))).toBe(false);
    expect(existsSync(store.stateFile)).toBe(false);
    expect(listReleases(store)).toEqual([]);
    const file = join(store.base, 'file');
    writeFileSync(file, '');
    // The last is there, and nobody can make anything in it.
    for (const to of [file, join(file, 'deeper'), '/proc/help']) {
      expect(said('--to', to)).toMatch(
        /^No site can be kept in .* \(E\w+: .*\); nothing was published, the live site is unchanged\. Give a folder/,
      );
    }
  });

  it('stays when a publish by the command names nothing, and all may read what it writes', () => {
    const run = (name: string, ...more: string[]) => {
      const script = resolve(import.meta.dirname, `../../scripts/${name}.ts`);
      const command = 'umask 077; exec "$@"';
      const args = ['--import', 'tsx', script, '--to', store.base, ...more];
      const {status, stderr} = spawnSync('sh', ['-c', command, 'sh', process.execPath, ...args], {
        encoding: 'utf8',
        env: {...process.env, SITE_URL: ''},
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

describe('a command that nobody listens to', () => {
  async function unheard(output: 'pipe' | number, name: string, ...more: string[]): Promise<void> {
    const script = resolve(import.meta.dirname, `../../scripts/${name}.ts`);
    const child = spawn(
      process.execPath,
      ['--import', 'tsx', script, '--to', store.base, '--check', 'http://127.0.0.1:1', ...more],
      {stdio: ['ignore', output, output], env: {...process.env, SITE_URL: ''}},
    );
    // As `npm run … | head -0` does it: whoever reads has gone before the first word.
    child.stdout?.destroy();
    child.stderr?.destroy();
    // Nothing answers there, which is an error to say and no reason to stop before.
    expect(await once(child, 'exit')).toEqual([1, null]);
  }

  it.each([
    ['nobody reads on', 'pipe' as const],
    ['the disk of its log is full', openSync('/dev/full', 'w')],
  ])('takes back a release that does not answer, though %s', async (_, output) => {
    await publish(store, buildOf('a'), options);
    await publish(store, buildOf('b'), options);
    await unheard(output, 'publish', '--from', buildOf('c'));
    expect(liveRelease()).toBe('b');
    expect(listReleases(store)).toHaveLength(2);
    await unheard(output, 'rollback');
    expect(liveRelease()).toBe('b');
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

  it('are not noted as live earlier than they were', async () => {
    await publish(store, buildOf('a'), {...options, now: day(0)});
    await publish(store, buildOf('b'), {...options, now: day(1)});
    await rollback(store, {...options, now: day(40)});
    await publish(store, buildOf('c'), {...options, now: () => new Date(0)});
    expect(readState(store).lastLive[chunkOf('a')]).toBe(day(40)().toISOString());
    expect(readState(store).lastLive[chunkOf('c')]).toBe(
      new Date(day(1)().getTime() + 1).toISOString(),
    );
  });

  it('stay as long as their release can come back', async () => {
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
  ])('stay when the notes are damaged or were written by hand: %s', async (notes) => {
    await publish(store, buildOf('a'), {...options, keep: 2, now: day(0)});
    await publish(store, buildOf('b'), {...options, keep: 2, now: day(1)});
    writeFileSync(store.stateFile, notes);
    await publish(store, buildOf('c'), {...options, keep: 2, now: day(90)});
    expect(listFiles(store.retained)).toContain(chunkOf('a'));
    expect(liveRelease()).toBe('c');
  });

  it('are compressed anew by another compressor', async () => {
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
      /has the name of a file of an earlier/,
    );
    expect(liveRelease()).toBe('a');
    expect(listReleases(store)).toHaveLength(1);
  });
});

describe('what is not fit', () => {
  async function broken(name: string, change: (build: string) => void): Promise<string[]> {
    const build = join(sandbox, `broken-${name}`);
    await writeFixtureSite(build, {release: 'a'});
    change(build);
    const faults = verifyBuild(build);
    await expect(publish(store, build, options)).rejects.toThrow('not fit to be published');
    expect(listReleases(store)).toEqual([]);
    expect(currentRelease(store)).toBeUndefined();
    return faults;
  }
  const replaceIn = (file: string, from: string, to: string) => (build: string) => {
    const path = join(build, file);
    writeFileSync(path, readFileSync(path, 'utf8').replace(from, to));
    rmSync(`${path}.br`, {force: true});
    rmSync(`${path}.gz`, {force: true});
    writeManifest(build);
  };

  it('a file that is missing', async () => {
    const faults = await broken('missing', (build) => rmSync(join(build, 'fr/index.html')));
    expect(faults).toEqual(['fr/index.html is missing.']);
  });

  it('a file that was changed after the build, even with its old time', async () => {
    const faults = await broken('changed', (build) => {
      writeFileSync(join(build, 'img/photo.png'), 'not really a p1cture');
      utimesSync(join(build, 'img/photo.png'), 0, 0);
    });
    expect(faults).toEqual(['img/photo.png is not the file that was built.']);
  });

  it('a file nobody listed', async () => {
    const faults = await broken('unlisted', (build) => writeFileSync(join(build, 'x.txt'), 'x'));
    expect(faults).toEqual(['x.txt is not in SHA256SUMS.']);
  });

  it('a locale without a not-found page', async () => {
    const faults = await broken('no-404', (build) => {
      rmSync(join(build, 'fr/404.html'));
      writeManifest(build);
    });
    expect(faults).toContain('/fr/404.html is missing from the build.');
  });

  it('a map of the site that lists what is no page', async () => {
    const change = replaceIn('sitemap.xml', '/template<', '/nope<');
    expect(await broken('sitemap', change)).toEqual([
      '/sitemap.xml lists https://help.example.com/nope, which is not the address of a page.',
    ]);
  });

  it('links that lead nowhere, to a form that redirects, or to a place that is not there', async () => {
    const change = replaceIn(
      'account/index.html',
      '<a href="/template">',
      '<a href="http://[">x</a><a href="/nope">x</a><a href="/fr">x</a><a href="/template#nope">x</a><a href="/template#100%">x</a><a href="https://elsewhere.example.org/x">',
    );
    expect(await broken('links', change)).toEqual([
      'account/index.html: <a> has the address http://[, which cannot be read.',
      'account/index.html: <a> leads to /nope, which answers 404.',
      'account/index.html: <a> leads to /fr, which answers 301.',
      'account/index.html: /template#nope names a place that template/index.html does not have.',
      'account/index.html: /template#100% names a place that template/index.html does not have.',
    ]);
  });

  it('files that a page, its card or its loader asks for, and that are not there', async () => {
    const asks =
      '<link rel=icon href="/1"><img src="/2"><source src="/3"><svg><use href="/4#x"/></svg>' +
      '<form action="/5"></form><script src="/6"></script><meta name=site-assets content="/7 /8">' +
      '<meta property=og:image content="/9"><meta property=og:url content="/10">' +
      '<meta name=description content="/11">';
    const change = replaceIn('account/index.html', '</head>', `${asks}</head>`);
    const tags = [
      'link',
      'img',
      'source',
      'use',
      'form',
      'script',
      'script',
      'script',
      'og:image',
      'og:url',
    ];
    expect(await broken('asks', change)).toEqual(
      tags.map((tag, index) => {
        const address = `/${index + 1}${tag === 'use' ? '#x' : ''}`;
        return `account/index.html: <${tag}> leads to ${address}, which answers 404.`;
      }),
    );
  });

  /** Runtimes and parts as the bundler writes them, and a drawing that a part asks for. */
  const parts: Readonly<Record<string, string>> = {
    'fr/assets/js/runtime~main.00000001.js':
      'n.u=e=>"assets/js/"+({30:"live-core",78:"page"}[e]||e)+"."+{14:"0000000a",30:"0000000b",78:"0000000c"}[e]+".js"',
    'fr/assets/js/14.0000000a.js': 'l.u=e=>"assets/js/"+e+".0000000d.js"',
    'fr/assets/js/live-core.0000000b.js': 'JSON.parse(\'{"src":"img/plan-2.0000000e.svg"}\')',
    'fr/assets/js/page.0000000c.js': '1',
    'fr/assets/js/59.0000000d.js': '1',
    'fr/img/plan-2.0000000e.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>',
  };
  async function withParts(name: string, change: (build: string) => void): Promise<string[]> {
    const build = join(sandbox, `parts-${name}`);
    await writeFixtureSite(build, {release: 'a'});
    for (const [file, text] of Object.entries(parts)) {
      mkdirSync(dirname(join(build, file)), {recursive: true});
      writeFileSync(join(build, file), text);
    }
    change(build);
    writeManifest(build);
    return verifyBuild(build);
  }

  it.each([
    ['fr/assets/js/14.0000000a.js', 'fr/assets/js/runtime~main.00000001.js'],
    ['fr/assets/js/live-core.0000000b.js', 'fr/assets/js/runtime~main.00000001.js'],
    ['fr/assets/js/59.0000000d.js', 'fr/assets/js/14.0000000a.js'],
    ['fr/img/plan-2.0000000e.svg', 'fr/assets/js/live-core.0000000b.js'],
  ])('a build without %s, which only a script asks for', async (file, script) => {
    const named = file.replace('js/59.', 'js/….');
    expect(await withParts('whole', () => undefined)).toEqual([]);
    expect(await withParts(digitsOf(file), (build) => rmSync(join(build, file)))).toEqual([
      `${script} asks for ${named}, which the build does not have.`,
    ]);
  });

  it('a build whose runtime names its parts in an unknown way', async () => {
    const runtime = 'fr/assets/js/runtime~main.00000001.js';
    const faults = await withParts('unknown', (build) =>
      writeFileSync(join(build, runtime), 'n.u=e=>names[e]'),
    );
    expect(faults).toEqual([
      `${runtime} does not name its parts as scripts/publishing/scriptFaults.ts reads them.`,
    ]);
  });

  it.each([
    [
      `fr/assets/search/current.${digitsOf('a')}.json`,
      `fr/search-index.json names fr/assets/search/current.${digitsOf('a')}.json, which the build does not have.`,
    ],
    ['fr/search-index.json', 'fr/search-index.json is missing from the build.'],
  ])('a build without %s, which only the search asks for', async (file, fault) => {
    const faults = await broken(`search-${file.length}`, (build) => {
      rmSync(join(build, file));
      writeManifest(build);
    });
    expect(faults).toContain(fault);
  });

  it('an archived version without the index of its search, unless the search is hosted', async () => {
    const build = join(sandbox, 'archive');
    await writeFixtureSite(build, {release: 'a'});
    const page = readFileSync(join(build, 'fr/index.html'), 'utf8');
    mkdirSync(join(build, 'fr/2024'));
    writeFileSync(join(build, 'fr/2024/index.html'), page.replace('com/fr/"', 'com/fr/2024/"'));
    writeManifest(build);
    expect(verifyBuild(build)).toEqual(['fr/2024/search-index.json is missing from the build.']);
    const hosts = 'https://*.algolia.net https://*.algolianet.com';
    replaceIn('_headers', "connect-src 'self'", `connect-src 'self' ${hosts}`)(build);
    expect(verifyBuild(build)).toEqual([]);
  });

  it.each([
    ['scripts', '<script>f("docusaurus-theme",1)</script>'],
    ['styles', '<style>p{top:0}</style>'],
  ])('a page whose %s the policy does not know', async (kind, inline) => {
    const change = replaceIn('fr/index.html', '</head>', `${inline}</head>`);
    expect(await broken(`policy-${kind}`, change)).toEqual([
      '_headers has not the policy that the pages need: they were changed after the sealing.',
    ]);
  });

  it('but a policy that today’s code would write otherwise is', async () => {
    const build = join(sandbox, 'other-policy');
    await writeFixtureSite(build, {release: 'a'});
    replaceIn('_headers', "connect-src 'self'", "connect-src 'self' https://elsewhere")(build);
    expect(readFileSync(join(build, '_headers'), 'utf8')).toContain('https://elsewhere');
    expect(verifyBuild(build)).toEqual([]);
  });

  it('a compression that is not of its file, or not whole', async () => {
    const faults = await broken('compression', (build) => {
      writeFileSync(join(build, 'template.html.gz'), readFileSync(join(build, 'index.html.gz')));
      writeFileSync(
        join(build, 'index.html.br'),
        readFileSync(join(build, 'index.html.br')).subarray(0, 99),
      );
      writeManifest(build);
    });
    expect(faults).toEqual([
      'index.html.br does not hold index.html.',
      'template.html.gz does not hold template.html.',
    ]);
  });

  it('a page that costs too much', async () => {
    const noise = Array.from({length: 10_000}, () => Math.random().toString(36)).join('');
    const build = join(sandbox, 'broken-heavy');
    await writeFixtureSite(build, {release: 'a', body: `<p>${noise}</p>`});
    expect(verifyBuild(build)[0]).toMatch(/^account\/change-password\/index.html has \d+ bytes; /);
  });

  it('a folder that is no finished build', async () => {
    await expect(publish(store, sandbox, options)).rejects.toThrow('Run: npm run build');
  });

  it.each([
    ['empty', 0],
    ['cut short', 150],
  ])(
    'a build whose list of files is %s, which any host would be found to serve',
    async (_, size) => {
      const build = join(sandbox, `list-of-${size}`);
      await writeFixtureSite(build, {release: 'a'});
      const list = join(build, 'SHA256SUMS');
      writeFileSync(list, readFileSync(list).subarray(0, size));
      const says = `${build} has no SHA256SUMS that is whole: it is not a finished build.`;
      await expect(publish(store, build, options)).rejects.toThrow(says);
      await expect(checkHost('http://127.0.0.1:1', build)).rejects.toThrow(says);
    },
  );
});

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
      // What the rollback that came first does.
      switchTo(store, second);
      return {outcome: rollbackThatWaits.catch((error: Error) => error.message)};
    });
    expect(await waiting.outcome).toBe(
      `While this rollback waited, ${second} became the live one in place of ${third}; nothing more was changed.`,
    );
    expect(liveRelease()).toBe('b');
  });

  it('lets one of many through at a time and leaves the site whole', async () => {
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
    const child = spawn(process.execPath, ['--import', 'tsx', script, store.base, ...words], {
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
    'is whole after kill -9 at the step %s, with %s live, and publishes again',
    async (step, live) => {
      await publish(store, buildOf('a'), options);
      // Nobody listens there: it is killed before it asks.
      const asked = step === 'check' ? [options.listen, '', 'http://127.0.0.1:9'] : [];
      await die(buildOf('b'), step, ...asked);
      expect(liveRelease()).toBe(live);
      await publish(store, buildOf('c'), options);
      expect(liveRelease()).toBe('c');
      await rollback(store, options);
      // One that was never found good is none to go back to.
      expect(liveRelease()).toBe(step === 'tidy' ? 'b' : 'a');
      expect(previousRelease(store)).toBe(step === 'tidy' ? listReleases(store)[0] : undefined);
    },
  );

  it.each([
    ['a publish that failed', ['b'], 'c', 'false'],
    ['the oldest one', ['b', 'c'], 'd', 'true'],
  ])('leaves no half release after kill -9 while it removes %s', async (_, more, last, reload) => {
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
  });

  it('removes releases of killed publishes before those that were good', async () => {
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

  it('is whole after the disk was full, and publishes once there is space', () => {
    const inner = resolve(import.meta.dirname, 'publishOnFullDisk.ts');
    const disk = join(sandbox, 'disk');
    // Root needs no other users to mount a disk that only this process sees.
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
      /The disk was full \(ENOSPC.*\), the old release is live again\. This could not be noted, .*ENOSPC/,
    );
    expect(stdout + stderr).toContain('what did not answer was taken back.');
    expect(status).toBe(0);
  });

  it('notes nothing about files it does not have', async () => {
    await publish(store, buildOf('a'), options);
    expect(Object.keys(readState(store).lastLive).sort()).toEqual(listFiles(store.retained));
    expect(readState(store)).toMatchObject({withdrawn: [], untried: []});
  });
});
