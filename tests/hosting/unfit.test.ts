import {mkdirSync, readFileSync, rmSync, symlinkSync, utimesSync, writeFileSync} from 'node:fs';
import {dirname, join} from 'node:path';
import {describe, expect, it} from 'vitest';
import {checkHost} from '../../scripts/publishing/host/checkHost';
import {publish} from '../../scripts/publishing/publish';
import {currentRelease, listReleases} from '../../scripts/publishing/releases/store';
import {verifyBuild} from '../../scripts/publishing/verifying/verifyBuild';
import {writeManifest} from '../../src/plugins/hosting/sealing/writeManifest';
import {digitsOf, writeFixtureSite} from './fixtureSite';
import {options, sandbox, setPublishingStage, store} from './publishingStage';

setPublishingStage('unfit');

describe('an unfit build', () => {
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

  it('an unlisted file', async () => {
    const faults = await broken('unlisted', (build) => writeFileSync(join(build, 'x.txt'), 'x'));
    expect(faults).toEqual(['x.txt is not in SHA256SUMS.']);
  });

  it('a symbolic link, which would lead the server out of the site', async () => {
    const faults = await broken('link', (build) => symlinkSync('/etc', join(build, 'fr/etc')));
    expect(faults).toEqual([
      'fr/etc is a link or a device, but a build has only files and folders. Remove it.',
    ]);
  });

  it('a locale without a not-found page', async () => {
    const faults = await broken('no-404', (build) => {
      rmSync(join(build, 'fr/404.html'));
      writeManifest(build);
    });
    expect(faults).toContain('/fr/404.html is missing from the build.');
  });

  it('a sitemap that lists a missing page', async () => {
    const change = replaceIn('sitemap.xml', '/template<', '/nope<');
    expect(await broken('sitemap', change)).toEqual([
      '/sitemap.xml lists https://help.example.com/nope, which is not the address of a page.',
    ]);
  });

  it('broken links, links that redirect, and missing anchors', async () => {
    const change = replaceIn(
      'account/index.html',
      '<a href="/template">',
      '<a href="http://[">x</a><a href="/nope">x</a><a href="/fr">x</a><a href="/template#nope">x</a><a href="/template#100%">x</a><a href="https://elsewhere.example.org/x">',
    );
    expect(await broken('links', change)).toEqual([
      'account/index.html: <a> has the address http://[, which cannot be read.',
      'account/index.html: <a> leads to /nope, which answers 404.',
      'account/index.html: <a> leads to /fr, which answers 301.',
      'account/index.html: /template#nope names an id that template/index.html does not have.',
      'account/index.html: /template#100% names an id that template/index.html does not have.',
    ]);
  });

  it('missing files that a page, its card or its loader requests', async () => {
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

  /** Runtimes and chunks as written by the bundler, and a drawing requested by a chunk. */
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
  ])('a build without %s, which only a script requests', async (file, script) => {
    const named = file.replace('js/59.', 'js/….');
    expect(await withParts('whole', () => undefined)).toEqual([]);
    expect(await withParts(digitsOf(file), (build) => rmSync(join(build, file)))).toEqual([
      `${script} loads ${named}, which the build does not have.`,
    ]);
  });

  it('a build whose runtime names its chunks in an unknown way', async () => {
    const runtime = 'fr/assets/js/runtime~main.00000001.js';
    const faults = await withParts('unknown', (build) =>
      writeFileSync(join(build, runtime), 'n.u=e=>names[e]'),
    );
    expect(faults).toEqual([
      `${runtime} does not name its chunks in the form that scripts/publishing/verifying/scriptFaults.ts can read.`,
    ]);
  });

  it.each([
    [
      `fr/assets/search/current.${digitsOf('a')}.json`,
      `fr/search-index.json names fr/assets/search/current.${digitsOf('a')}.json, which the build does not have.`,
    ],
    ['fr/search-index.json', 'fr/search-index.json is missing from the build.'],
  ])('a build without %s, which only the search requests', async (file, fault) => {
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
  ])('a page whose %s the policy does not allow', async (kind, inline) => {
    const change = replaceIn('fr/index.html', '</head>', `${inline}</head>`);
    expect(await broken(`policy-${kind}`, change)).toEqual([
      '_headers does not have the policy that the pages need: they were changed after the build was sealed. Build again with npm run build.',
    ]);
  });

  it('but a policy that the current code would write differently is fit', async () => {
    const build = join(sandbox, 'other-policy');
    await writeFixtureSite(build, {release: 'a'});
    replaceIn('_headers', "connect-src 'self'", "connect-src 'self' https://elsewhere")(build);
    expect(readFileSync(join(build, '_headers'), 'utf8')).toContain('https://elsewhere');
    expect(verifyBuild(build)).toEqual([]);
  });

  it('a compression of other content, or a truncated one', async () => {
    const faults = await broken('compression', (build) => {
      writeFileSync(join(build, 'template.html.gz'), readFileSync(join(build, 'index.html.gz')));
      writeFileSync(
        join(build, 'index.html.br'),
        readFileSync(join(build, 'index.html.br')).subarray(0, 99),
      );
      writeManifest(build);
    });
    expect(faults).toEqual([
      'index.html.br does not contain index.html.',
      'template.html.gz does not contain template.html.',
    ]);
  });

  it('a page that costs too much', async () => {
    const noise = Array.from({length: 10_000}, () => Math.random().toString(36)).join('');
    const build = join(sandbox, 'broken-heavy');
    await writeFixtureSite(build, {release: 'a', body: `<p>${noise}</p>`});
    expect(verifyBuild(build)[0]).toMatch(/^account\/change-password\/index.html has \d+ bytes; /);
  });

  it('a folder without a finished build', async () => {
    await expect(publish(store, sandbox, options)).rejects.toThrow('Run: npm run build');
  });

  it.each([
    ['empty', 0],
    ['cut short', 150],
  ])('a build whose file list is %s, which any host would seem to serve', async (_, size) => {
    const build = join(sandbox, `list-of-${size}`);
    await writeFixtureSite(build, {release: 'a'});
    const list = join(build, 'SHA256SUMS');
    writeFileSync(list, readFileSync(list).subarray(0, size));
    const says = `${build} has no complete SHA256SUMS, so it is not a finished build.`;
    await expect(publish(store, build, options)).rejects.toThrow(says);
    await expect(checkHost('http://127.0.0.1:1', build)).rejects.toThrow(says);
  });
});
