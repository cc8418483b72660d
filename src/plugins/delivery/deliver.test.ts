import {mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {dirname, join} from 'node:path';
import {afterEach, beforeEach, expect, it} from 'vitest';
import {deliver} from './deliver';

let directory: string;

function write(file: string, text: string): void {
  const path = join(directory, file);
  mkdirSync(dirname(path), {recursive: true});
  writeFileSync(path, text);
}

const read = (file: string) => readFileSync(join(directory, file), 'utf8');
const page =
  '<html><head><link rel=stylesheet href=/assets/css/s.css /><script src=/m.js defer></script></head>' +
  '<body><div id=__docusaurus><p>Text</p></div></body></html>';

beforeEach(() => {
  directory = mkdtempSync(join(tmpdir(), 'deliver-'));
  write('assets/css/s.css', 'p{color:red}b{color:red}');
});

afterEach(() => rmSync(directory, {recursive: true, force: true}));

it('processes the pages of the site, and leaves those from static/ unchanged', () => {
  const proof = 'google-site-verification: google0123456789abcdef.html';
  write('index.html', page);
  write('google0123456789abcdef.html', proof);
  deliver(directory);
  expect(read('index.html')).toContain('<style>p{color:red}</style>');
  expect(read('google0123456789abcdef.html')).toBe(proof);
});

it('names a page that it cannot process', () => {
  write('index.html', page);
  write('faq/index.html', page.replace(/<script.*script>/, ''));
  expect(() => deliver(directory)).toThrow(/faq\/index\.html links no style sheet or no deferred/);
});

it('throws if no page was built by Docusaurus', () => {
  write('index.html', page.replace('__docusaurus', 'root'));
  expect(() => deliver(directory)).toThrow(/holds no page with .*Has the template/);
});

it.each([0, 2])('throws if there are %s style sheets instead of one', (count) => {
  write('index.html', page);
  rmSync(join(directory, 'assets/css/s.css'));
  for (let sheet = 0; sheet < count; sheet += 1) {
    write(`assets/css/${sheet}.css`, 'p{color:red}');
  }
  expect(() => deliver(directory)).toThrow(`holds ${count} style sheets instead of one.`);
});

it('updates the name of the runtime in pages', () => {
  const script = 'runtime~main.0a1b2c3d.js';
  write('index.html', page.replace('m.js', script));
  write(script, 'var mark = "bundler=rspack@1"; console.log(mark);');
  deliver(directory);
  const asked = /content="\/assets\/css\/s\.css \/(runtime~main\.[^"]+)"/.exec(
    read('index.html'),
  )?.[1];
  expect(asked).not.toBe(script);
  expect(read(asked ?? '')).toContain('rspack');
});
