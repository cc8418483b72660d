import {mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {dirname, join} from 'node:path';
import {afterAll, expect, it} from 'vitest';
import {localAddress, localPage, scriptlessStyles} from './localPage';
import {writeLocalCopy} from './writeLocalCopy';

const files = new Set([
  'index.html',
  'fr/index.html',
  'fr/faq/index.html',
  'fr/search.html',
  'img/plan été.svg',
]);

it.each([
  ['/fr/faq/', 'fr/faq/index.html'],
  ['/fr/faq', 'fr/faq/index.html'],
  ['/', 'index.html'],
  ['/fr/search?q=mur#a', 'fr/search.html?q=mur#a'],
  ['/img/plan%20%C3%A9t%C3%A9.svg', 'img/plan%20%C3%A9t%C3%A9.svg'],
  ['/nowhere', '/nowhere'],
  ['/100%', '/100%'],
  ['#part', '#part'],
  ['https://example.org/fr/faq', 'https://example.org/fr/faq'],
  ['//example.org/fr', '//example.org/fr'],
])('from the root %s is %s', (address, local) => {
  expect(localAddress(address, 'index.html', files)).toBe(local);
});

it('leads up from a page in a folder', () => {
  expect(localAddress('/', 'fr/faq/index.html', files)).toBe('../../index.html');
  expect(localAddress('/fr/faq/#a', 'fr/faq/index.html', files)).toBe('index.html#a');
});

it('says what the page says to readers without scripts, with its links', () => {
  const html = localPage(
    '<main><noscript><p>All pages: <a href=/fr/faq>FAQ</a></p></noscript></main>',
    'index.html',
    files,
  );
  expect(html).toContain('<main><p>All pages: <a href="fr/faq/index.html">FAQ</a></p></main>');
});

it('takes out what cannot run, and shows what readers without scripts see', () => {
  const html = localPage(
    '<link rel=preload href=/a.js><style>@media (scripting:none){a{}}</style><script src=/a.js></script><a href=/fr/faq>FAQ</a>',
    'index.html',
    files,
  );
  expect(html).not.toMatch(/script|preload/);
  expect(html).toContain('@media (min-width:0)');
  expect(html).toContain('<a href="fr/faq/index.html">');
  expect(scriptlessStyles('@media (scripting: enabled)')).toBe('@media (max-width:0)');
});

const folder = mkdtempSync(join(tmpdir(), 'local-copy-'));
afterAll(() => rmSync(folder, {recursive: true}));

it('copies what pages show, each once, and nothing else', () => {
  const build = join(folder, 'build');
  for (const file of [
    'index.html',
    'faq.html',
    'faq/index.html',
    'img/plan.svg',
    'img/plan.svg.br',
    'assets/js/main.js',
    'assets/css/styles.css',
    'search-index.json',
  ]) {
    mkdirSync(dirname(join(build, file)), {recursive: true});
    writeFileSync(join(build, file), '<a href=/faq>FAQ</a>');
  }
  const target = join(folder, 'copy');
  expect(writeLocalCopy(build, target)).toBe(2);
  expect(readdirSync(target, {recursive: true}).map(String).sort()).toEqual([
    'assets',
    'assets/css',
    'assets/css/styles.css',
    'faq',
    'faq/index.html',
    'img',
    'img/plan.svg',
    'index.html',
  ]);
  expect(readFileSync(join(target, 'index.html'), 'utf8')).toContain('href="faq/index.html"');
});
