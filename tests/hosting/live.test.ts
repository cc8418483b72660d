import {execFileSync} from 'node:child_process';
import {readFileSync, rmSync, writeFileSync} from 'node:fs';
import {join} from 'node:path';
import {afterAll, beforeAll, describe, expect, it} from 'vitest';
import {checkHost} from '../../scripts/publishing/host/checkHost';
import {noteConfRead} from '../../scripts/publishing/live/siteConf';
import {publish} from '../../scripts/publishing/publish';
import {
  currentRelease,
  listReleases,
  openStore,
  releaseFolder,
} from '../../scripts/publishing/releases/store';
import {rollback} from '../../scripts/publishing/rollback';
import {freePort} from '../../scripts/start/freePort';
import {quote} from '../../src/plugins/hosting/nginx/nginxQuote';
import {writeManifest} from '../../src/plugins/hosting/sealing/writeManifest';
import {findNginx} from './findNginx';
import {digitsOf, drawingOf, inlineOf, writeFixtureSite} from './fixtureSite';
import {type LiveSite, startLiveSite} from './liveSite';
import {makeSandbox} from './makeSandbox';
import {read, startReaders} from './readers';
import {runNginx} from './startNginx';

let sandbox: string;
let live: LiveSite;
const buildOf = (release: string) => join(sandbox, `build-${release}`);
/** Responses of the site before each step. */
const readAtOnce = (address: string) => {
  const script = `fetch('${live.origin}${address}').then((answer) => answer.text()).then(console.log)`;
  return execFileSync(process.execPath, ['-e', script], {encoding: 'utf8'});
};

beforeAll(async () => {
  sandbox = makeSandbox('live');
  for (const release of ['a', 'b', 'c', 'd', 'e']) {
    // The inline script differs too, so that every release needs its own policy.
    await writeFixtureSite(buildOf(release), {release, inline: inlineOf(release)});
  }
  const hasBrotli = Boolean(findNginx().brotliModule);
  live = await startLiveSite(sandbox, buildOf('a'), hasBrotli);
});

afterAll(async () => {
  await live?.nginx.stop();
  rmSync(sandbox, {recursive: true, force: true});
});

describe('publishing under load', () => {
  it('fails no request while releases change, each with another policy', async () => {
    const readers = startReaders(live.origin, 8);
    // Polls like production, not faster as in other tests.
    const options = {...live.publishOptions, polling: undefined};
    for (const release of ['b', 'c']) {
      await publish(live.store, buildOf(release), options);
      await rollback(live.store, options);
    }
    expect(await readers.stop()).toEqual([]);
    expect(readers.count()).toBeGreaterThan(500);
  });

  it('sends each page the policy of its own release, however many others are kept', async () => {
    // As many inline styles as the site has; nginx accepts no value above 4 kB.
    const stylesOf = (release: string) =>
      Array.from({length: 20}, (_, n) => `<style>.${release}${n}{color:red}</style>`).join('');
    const policies = new Map<string, string>();
    for (const release of ['u', 'v', 'w', 'x', 'y']) {
      const build = buildOf(release);
      await writeFixtureSite(build, {release, body: stylesOf(release)});
      const id = await publish(live.store, build, live.publishOptions);
      const page = await read(live.origin, '/account/change-password');
      expect(page.body).toContain(`release ${release}`);
      policies.set(id, String(page.headers['content-security-policy']));
    }
    const hashes = [...policies.values()].flatMap((policy) => policy.match(/sha256-[^']+/g) ?? []);
    // The inline script is the same in all of them.
    expect(new Set(hashes).size).toBe(5 * 20 + 1);
    expect(hashes).toHaveLength(5 * 21);
    const back = await rollback(live.store, live.publishOptions);
    const page = await read(live.origin, '/account/change-password');
    expect(page.headers['content-security-policy']).toBe(policies.get(back));
  });

  it('keeps pages and the index that their search asks for together', async () => {
    await publish(live.store, buildOf('a'), live.publishOptions);
    const seen = new Map<string, string>();
    const onStep = (step: string) => seen.set(step, readAtOnce('/search-index.json'));
    await publish(live.store, buildOf('b'), {...live.publishOptions, onStep});
    expect(seen.get('switch')).toContain('"release":"a"');
    expect(seen.get('check')).toContain('"release":"b"');
    await rollback(live.store, {...live.publishOptions, onStep});
    expect(seen.get('switch')).toContain('"release":"b"');
    expect(seen.get('check')).toContain('"release":"a"');
  });

  it('serves the chunks of a tab opened three releases ago', async () => {
    await publish(live.store, buildOf('a'), live.publishOptions);
    const tab = await read(live.origin, '/template');
    const chunk = /<script src="([^"]+)"/.exec(tab.body)?.[1] ?? '';
    for (const release of ['b', 'c', 'd']) {
      await publish(live.store, buildOf(release), {...live.publishOptions, keep: 2});
    }
    expect(chunk).toContain(digitsOf('a'));
    const script = await read(live.origin, chunk);
    expect(script.status).toBe(200);
    expect(script.body).toContain('release a');
    expect(script.headers['cache-control']).toContain('immutable');
    const {file, markup} = drawingOf('a');
    const drawing = await read(live.origin, `/${file}`);
    expect(drawing.status).toBe(200);
    expect(drawing.body).toBe(markup);
    expect(drawing.headers['cache-control']).toContain('immutable');
  });

  it('serves every file of the build', async () => {
    await publish(live.store, buildOf('e'), live.publishOptions);
    expect(await checkHost(live.origin, buildOf('e'))).toEqual([]);
    expect(await checkHost(live.origin, buildOf('b'))).toContain(
      '/template is not the file that was built.',
    );
  });

  it('detects a damaged file in every encoding', async () => {
    const folder = releaseFolder(
      live.store,
      await publish(live.store, buildOf('e'), live.publishOptions),
    );
    const forms = ['', '.gz', ...(live.publishOptions.hasBrotli ? ['.br'] : [])];
    for (const file of forms.map((form) => join(folder, `account/index.html${form}`))) {
      const bytes = readFileSync(file);
      writeFileSync(file, Buffer.from(bytes).fill(0, 100, 120));
      expect(await checkHost(live.origin, buildOf('e')), file).toEqual([
        expect.stringMatching(/^\/account\/ (is not the file that was built\.|does not answer: )/),
      ]);
      writeFileSync(file, bytes);
    }
  });

  it('stops when nothing responds, and says why', async () => {
    const faults = await checkHost('http://127.0.0.1:10080', buildOf('e'));
    expect(faults[0]).toMatch(/ does not answer: bad port$/);
    expect(faults.at(-1)).toMatch(/^http:\S+: \d+ other addresses were not checked\.$/);
  });

  it('reports files that the live folder has lost, and the next publish restores them', async () => {
    const id = await publish(live.store, buildOf('e'), live.publishOptions);
    const folder = releaseFolder(live.store, id);
    for (const file of ['img/photo.png', 'account/index.html']) {
      rmSync(join(folder, file));
    }
    expect(await checkHost(live.origin, folder)).toEqual([
      '/account/ answers 404.',
      '/img/photo.png answers 404.',
    ]);
    await publish(live.store, buildOf('e'), live.publishOptions);
    expect(await checkHost(live.origin, buildOf('e'))).toEqual([]);
  });

  it('sends each release the policy it was built with, whatever the current code', async () => {
    const build = buildOf('older');
    await writeFixtureSite(build, {release: 'older', inline: inlineOf('older')});
    const older = await publish(live.store, build, live.publishOptions);
    const folder = releaseFolder(live.store, older);
    const headers = join(folder, '_headers');
    const text = readFileSync(headers, 'utf8');
    // As if built with a policy that allowed sounds.
    writeFileSync(
      headers,
      text.replace("; font-src 'self'", "; font-src 'self'; media-src 'self'"),
    );
    writeManifest(folder);
    await publish(live.store, buildOf('a'), live.publishOptions);
    await rollback(live.store, live.publishOptions);
    const {headers: sent, body} = await read(live.origin, '/template');
    expect(body).toContain('release older');
    expect(sent['content-security-policy']).toContain("media-src 'self'");
    expect(await checkHost(live.origin, folder)).toEqual([]);
    expect(await checkHost(live.origin, build)).toContainEqual(
      expect.stringContaining('/template sends another policy'),
    );
  });

  it('redirects old addresses as each release was built to, and reports those that do not', async () => {
    const moved = (release: string, to: string) =>
      writeFixtureSite(buildOf(release), {release, redirects: new Map([['/old', to]])});
    await moved('moved', '/template');
    await moved('moved-on', '/account/');
    const leadsTo = async (form: string) => (await read(live.origin, form)).headers.location;
    await publish(live.store, buildOf('moved'), live.publishOptions);
    await publish(live.store, buildOf('moved-on'), live.publishOptions);
    for (const form of ['/old', '/old/', '/old.html', '/old/index.html']) {
      expect(await leadsTo(form)).toBe('/account/');
    }
    expect(await checkHost(live.origin, buildOf('moved-on'))).toEqual([]);
    await rollback(live.store, {...live.publishOptions, reload: 'false'});
    expect(await leadsTo('/old.html')).toBe('/template');
    expect(await checkHost(live.origin, buildOf('moved-on'), false)).toContain(
      '/old/index.html redirects to /template, not to /account/.',
    );
    await publish(live.store, buildOf('a'), live.publishOptions);
    expect(await checkHost(live.origin, buildOf('moved'), false)).toContain(
      '/old answers 404 and does not redirect to /template.',
    );
  });

  it('serves another site next to it, each with its policy and its old addresses', async () => {
    const sites = await Promise.all(
      ['/template', '/account/'].map(async (to, place) => {
        const release = `beside-${place}`;
        const build = buildOf(release);
        const redirects = new Map([['/old', to]]);
        await writeFixtureSite(build, {release, inline: inlineOf(release), redirects});
        const port = await freePort();
        const store = openStore(join(sandbox, `l’aide "${release}"`));
        await publish(store, build, {keep: 2, listen: `127.0.0.1:${port}`, hasBrotli: false});
        return {build, port, store};
      }),
    );
    const nginx = await runNginx(join(sandbox, 'beside'), sites[0]?.port ?? 0, (file) =>
      writeFileSync(file, sites.map(({store}) => `include ${quote(store.siteConf)};\n`).join('')),
    );
    try {
      for (const {build, port} of sites) {
        expect(await checkHost(`http://127.0.0.1:${port}`, build)).toEqual([]);
      }
      // Like `nginx -t` before each publish.
      expect(readFileSync(join(sandbox, 'beside', 'error.log'), 'utf8')).not.toContain('[warn]');
    } finally {
      await nginx.stop();
    }
  });

  it('configures nginx with the old addresses of a release before a rollback, when they are missing', async () => {
    await writeFixtureSite(buildOf('moved'), {
      release: 'moved',
      redirects: new Map([['/old', '/template']]),
    });
    await publish(live.store, buildOf('moved'), live.publishOptions);
    await publish(live.store, buildOf('a'), live.publishOptions);
    const unknowing = readFileSync(live.store.siteConf, 'utf8').replace(
      /.*[$]\w+_moved_.*;\n/g,
      '',
    );
    writeFileSync(live.store.siteConf, unknowing);
    noteConfRead(live.store);
    await rollback(live.store, live.publishOptions);
    expect(await checkHost(live.origin, buildOf('moved'))).toEqual([]);
  });

  it('publishes files whose names need escaping in URLs', async () => {
    const build = buildOf('names');
    await writeFixtureSite(build, {release: 'names'});
    for (const name of ['plan #1.xml', 'why?.xml', '100%.xml', 'prix & délais.xml']) {
      writeFileSync(join(build, 'img', name), `<plan>${name}</plan>`);
    }
    writeManifest(build);
    await publish(live.store, build, live.publishOptions);
    expect(await checkHost(live.origin, build)).toEqual([]);
  });

  it('checks the live release when it is published again, and switches nothing', async () => {
    const id = await publish(live.store, buildOf('e'), live.publishOptions);
    const elsewhere = {...live.publishOptions, reload: undefined, check: 'http://127.0.0.1:9'};
    await expect(publish(live.store, buildOf('e'), elsewhere)).rejects.toThrow(
      `${id} is live but does not answer as it should at http://127.0.0.1:9.`,
    );
    expect(currentRelease(live.store)).toBe(id);
  });

  it('restores the old release when the host does not serve the new one', async () => {
    await publish(live.store, buildOf('e'), live.publishOptions);
    const before = currentRelease(live.store);
    const elsewhere = {...live.publishOptions, reload: undefined, check: 'http://127.0.0.1:9'};
    await expect(publish(live.store, buildOf('a'), elsewhere)).rejects.toThrow('is live again');
    expect(currentRelease(live.store)).toBe(before);
    // Its search index too, which has the same name as the other.
    expect(await checkHost(live.origin, buildOf('e'))).toEqual([]);
  });

  it('changes nothing when nginx cannot be reloaded, and reloads it the next time', async () => {
    await publish(live.store, buildOf('e'), live.publishOptions);
    const releases = listReleases(live.store);
    const build = join(sandbox, 'build-f');
    await writeFixtureSite(build, {release: 'f', inline: inlineOf('f')});
    const broken = {...live.publishOptions, reload: 'false'};
    await expect(publish(live.store, build, broken)).rejects.toThrow('Command failed');
    expect(listReleases(live.store)).toEqual(releases);
    await publish(live.store, build, live.publishOptions);
    const page = await read(live.origin, '/');
    expect(page.body).toContain('release f');
    expect(await checkHost(live.origin, build)).toEqual([]);
  });

  it('gives the same ETag on two hosts, and another to another content of the same size', async () => {
    const tag = async () => (await read(live.origin, '/fr/template')).headers.etag;
    await publish(live.store, buildOf('a'), live.publishOptions);
    const first = await tag();
    await publish(live.store, buildOf('b'), live.publishOptions);
    const second = await tag();
    const other = makeSandbox('live-other');
    const twin = await startLiveSite(other, buildOf('b'), live.publishOptions.hasBrotli);
    try {
      expect((await read(twin.origin, '/fr/template')).headers.etag).toBe(second);
      expect(second).not.toBe(first);
    } finally {
      await twin.nginx.stop();
      rmSync(other, {recursive: true, force: true});
    }
  });

  it('publishes and rolls back when the records and the configuration of the store are lost', async () => {
    await publish(live.store, buildOf('a'), live.publishOptions);
    const lose = () => {
      rmSync(live.store.stateFile);
      rmSync(live.store.siteConf);
    };
    lose();
    await publish(live.store, buildOf('b'), live.publishOptions);
    expect(await checkHost(live.origin, buildOf('b'))).toEqual([]);
    lose();
    await rollback(live.store, live.publishOptions);
    expect(await checkHost(live.origin, buildOf('a'))).toEqual([]);
  });
});
