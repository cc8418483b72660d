import {execFileSync} from 'node:child_process';
import {
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import {tmpdir} from 'node:os';
import {basename, dirname, join} from 'node:path';
import {brotliDecompressSync, gunzipSync} from 'node:zlib';
import {afterEach, beforeEach, expect, it} from 'vitest';
import {listFiles} from '../listFiles';
import {respond} from './answers/respond';
import {readSite} from './readSite';
import {type SealOptions, sealBuild} from './sealBuild';

let directory: string;

/** The real site's redirects do not apply to this one. */
const seal = (options: SealOptions = {}) =>
  sealBuild(directory, {redirects: new Map(), ...options});

const html = (address: string, body = '') =>
  `<!doctype html><link data-rh=true rel=canonical href=https://help.example.com${address} />` +
  `<script>f("docusaurus-theme")</script><style>p{}</style><p>${'text '.repeat(100)}${body}`;

function write(file: string, text: string): void {
  const path = join(directory, file);
  mkdirSync(dirname(path), {recursive: true});
  writeFileSync(path, text);
}

beforeEach(() => {
  directory = mkdtempSync(join(tmpdir(), 'seal-'));
  write('index.html', html('/'));
  write('404.html', html('/404.html'));
  write('template/index.html', html('/template'));
  write('account/index.html', html('/account/'));
  write('assets/js/main.0d632bac.js', 'let a = 1;\n'.repeat(100));
  write('img/dot.png', 'png');
});

afterEach(() => rmSync(directory, {recursive: true, force: true}));

it('adds a copy next to pages whose address has no slash, and next to no others', async () => {
  await seal();
  expect(listFiles(directory).filter((file) => file.endsWith('.html'))).toEqual([
    '404.html',
    'account/index.html',
    'index.html',
    'template.html',
    'template/index.html',
  ]);
  const site = readSite(directory);
  expect(respond({method: 'GET', target: '/template.html'}, site).headers.Location).toBe(
    '/template',
  );
});

it('stores compressed files with the same content, and none that do not save space', async () => {
  await seal();
  const plain = readFileSync(join(directory, 'template.html'));
  const stored = (suffix: string) => readFileSync(join(directory, `template.html${suffix}`));
  expect(brotliDecompressSync(stored('.br'))).toEqual(plain);
  expect(gunzipSync(stored('.gz'))).toEqual(plain);
  expect(listFiles(directory)).not.toContain('img/dot.png.br');
});

it('keeps cache entries complete when files with the same bytes are compressed at once', async () => {
  const cache = join(directory, '..', `${basename(directory)}-cache`);
  const body = Array.from({length: 20_000}, (_, index) => index.toString(36)).join(' ');
  for (let copy = 0; copy < 12; copy += 1) {
    write(`data/copy-${copy}.json`, body);
  }
  try {
    await seal({cache});
    for (let copy = 0; copy < 12; copy += 1) {
      const stored = readFileSync(join(directory, `data/copy-${copy}.json.br`));
      expect(brotliDecompressSync(stored).toString()).toBe(body);
    }
  } finally {
    rmSync(cache, {recursive: true, force: true});
  }
});

it('recompresses what is incomplete in the cache, for example after a power cut', async () => {
  const cache = mkdtempSync(join(tmpdir(), 'seal-cache-'));
  const stored = () =>
    ['.br', '.gz'].map((suffix) => readFileSync(join(directory, `index.html${suffix}`)));
  try {
    await seal({cache});
    const whole = stored();
    for (const [at, name] of readdirSync(cache).entries()) {
      writeFileSync(
        join(cache, name),
        readFileSync(join(cache, name)).subarray(0, at % 2 ? 0 : 20),
      );
    }
    await seal({cache});
    expect(stored()).toEqual(whole);
    await seal({cache});
    expect(stored()).toEqual(whole);
  } finally {
    rmSync(cache, {recursive: true, force: true});
  }
});

it('removes cache entries that no build has used for a month', async () => {
  const cache = mkdtempSync(join(tmpdir(), 'seal-cache-'));
  const age = (name: string, days: number) => {
    const time = Date.now() / 1000 - days * 24 * 3600;
    utimesSync(join(cache, name), time, time);
  };
  try {
    await seal({cache});
    const used = readdirSync(cache);
    for (const name of used) age(name, 40);
    for (const [name, days] of [
      ['old.br', 31],
      ['young.br', 29],
    ] as const) {
      writeFileSync(join(cache, name), name);
      age(name, days);
    }
    await seal({cache});
    expect(readdirSync(cache).sort()).toEqual([...used, 'young.br'].sort());
    // A build of another branch uses none of these, and must not delete them at once.
    const days = used.map(
      (name) => (Date.now() - statSync(join(cache, name)).mtimeMs) / 86_400_000,
    );
    expect(Math.max(...days)).toBeLessThan(1);
  } finally {
    rmSync(cache, {recursive: true, force: true});
  }
});

it('lists hashes that the host can verify with its own tool', async () => {
  await seal();
  execFileSync('sha256sum', ['--check', '--strict', '--quiet', 'SHA256SUMS'], {cwd: directory});
  const listed = readFileSync(join(directory, 'SHA256SUMS'), 'utf8').trim().split('\n');
  expect(listed).toHaveLength(listFiles(directory).length - 1);
});

it('is reproducible, including file times, and changes the times of changed contents', async () => {
  const look = () =>
    listFiles(directory)
      .filter((file) => file !== 'SHA256SUMS')
      .map((file) => [file, statSync(join(directory, file)).mtimeMs]);
  await seal();
  const first = look();
  const manifest = readFileSync(join(directory, 'SHA256SUMS'), 'utf8');
  await seal();
  expect(look()).toEqual(first);
  expect(readFileSync(join(directory, 'SHA256SUMS'), 'utf8')).toBe(manifest);
  const times = new Map(first.map(([file, time]) => [file, time]));
  expect(times.get('template.html')).toBe(times.get('template/index.html'));
  expect(times.get('index.html')).not.toBe(times.get('account/index.html'));
});

it('removes earlier copies of a page that was removed or whose address now has a slash', async () => {
  write('left/index.html', html('/left/'));
  await seal();
  rmSync(join(directory, 'left/index.html'));
  write('template/index.html', html('/template/'));
  await seal();
  expect(listFiles(directory).filter((file) => /^(?:left|template\.html)/.test(file))).toEqual([]);
});

it('writes the policy of this build for static hosts', async () => {
  await seal();
  const {hashes} = readSite(directory);
  const headers = readFileSync(join(directory, '_headers'), 'utf8');
  expect(hashes.scripts).toHaveLength(1);
  expect(headers).toContain(`script-src 'self' '${hashes.scripts[0]}'`);
  expect(headers).toContain(`style-src 'self' '${hashes.styles[0]}'`);
  expect(headers).toContain('/fr/assets/*\n  Cache-Control: public, max-age=31536000, immutable');
  expect(headers).toMatch(/^\/fr\/img\/\*\n {2}Cache-Control: public, max-age=\d+/m);
  expect(readFileSync(join(directory, '_redirects'), 'utf8')).toBe('/fr/* /fr/404.html 404\n');
});

it('lists the old addresses for readers of the build without a checkout', async () => {
  const redirects = new Map([
    ['/old', '/template'],
    ['/où 100%?', '/account/'],
  ]);
  await seal({redirects});
  expect(readSite(directory).redirects).toEqual(redirects);
  rmSync(join(directory, '_redirects'));
  expect(readSite(directory).redirects).toEqual(new Map());
});

it('rejects an old address that exists as a file in another form', async () => {
  write('old.html', 'google-site-verification');
  await expect(seal({redirects: new Map([['/old', '/template']])})).rejects.toThrow(
    '/old.html is the address of a page, so it cannot redirect to /template.',
  );
});

it('rejects an old address that leads to no page', async () => {
  await expect(seal({redirects: new Map([['/old', '/nope']])})).rejects.toThrow(
    '/old redirects to /nope, which is not the address of a page.',
  );
});

it('rejects files that reveal where they were built', async () => {
  write('assets/js/main.0d632bac.js', 'load("/home/anne/site/src/x.ts")');
  await expect(seal({builtIn: '/home/anne/site'})).rejects.toThrow(
    'assets/js/main.0d632bac.js names the folder the site was built in, /home/anne/site.',
  );
});

it('does not take another name for that of a short folder, such as that of a container', async () => {
  write(
    'assets/js/main.0d632bac.js',
    'a("src/site.ts", "https://x.org/site/site/", "/sitemap.xml")',
  );
  await seal({builtIn: '/site'});
  for (const text of ['"/site/src/x.ts"', '"file:///site"', 'sites of /site']) {
    write('assets/js/main.0d632bac.js', `a("src/site.ts", ${text})`);
    await expect(seal({builtIn: '/site'})).rejects.toThrow('names the folder');
  }
});

it('rejects what the policy would break, and writes nothing', async () => {
  write('account/index.html', html('/account/', '<b style="top:0">x</b>'));
  write('assets/files/price-list.pdf', 'pdf');
  const before = listFiles(directory);
  await expect(seal()).rejects.toThrow(
    /account\/index.html: <b style="top:0">[\s\S]*assets\/files\/price-list.pdf: .*hash/,
  );
  expect(listFiles(directory)).toEqual(before);
});
