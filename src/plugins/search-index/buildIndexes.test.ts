import {mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {dirname, join} from 'node:path';
import {afterAll, expect, it} from 'vitest';
import type {SearchIndex, SearchPointer} from '../../search/SearchIndex';
import {buildIndexes} from './buildIndexes';
import type {BuiltSite, UpstreamDocument, UpstreamIndex} from './upstream';

const outDir = mkdtempSync(join(tmpdir(), 'build-indexes-'));
const archive = join(outDir, '2024');
const plain = {rankLast: [], popular: [], skippedAnchors: [], learnsFromQuestions: false};
afterAll(() => rmSync(outDir, {recursive: true}));

function write(file: string, text: string): void {
  mkdirSync(dirname(join(outDir, file)), {recursive: true});
  writeFileSync(join(outDir, file), text);
}

/** A one-page site whose archive is empty. */
function siteOf(page: string): BuiltSite {
  write(`${page}/index.html`, '<article><h1>A page</h1></article>');
  mkdirSync(archive, {recursive: true});
  const loadedVersions = ['/', '/2024/'].map((path) => ({
    path,
    isLast: path === '/',
    docs: [],
    sidebars: {},
  }));
  return {
    outDir,
    baseUrl: '/',
    i18n: {currentLocale: 'en'},
    plugins: [{name: 'docusaurus-plugin-content-docs', content: {loadedVersions}}],
  } as unknown as BuiltSite;
}

/** What upstream read from the pages, and from those of the archive. */
function indexesOf(
  groups: readonly (readonly UpstreamDocument[])[],
  archived: readonly UpstreamDocument[] = [],
): Map<string, UpstreamIndex> {
  return new Map([
    [outDir, groups.map((documents) => ({documents}))],
    [archive, [{documents: archived}]],
  ]);
}

/** The index that the search of a version would fetch. */
function readIndex(version = ''): SearchIndex {
  const read = (file: string): unknown => JSON.parse(readFileSync(join(outDir, file), 'utf8'));
  const {index} = read(`${version}search-index.json`) as SearchPointer;
  return read(index) as SearchIndex;
}

it('requires pages named in options to exist in the current version', async () => {
  const options = {...plain, rankLast: ['a'], popular: ['a']};
  const build = (page: string): Promise<void> =>
    buildIndexes(siteOf(page), options, indexesOf([[{i: 0, t: 'A page', u: `/${page}`}]]));
  await expect(build('a')).resolves.toBeUndefined();
  await expect(build('moved')).rejects.toThrow(/rankLast .*\n.*popular /);
});

it('leaves out the buttons of rows and tables, unsearched notes, code blocks and noscript texts', async () => {
  const site = siteOf('a');
  const copy = '<button>Copy</button>';
  const source = '<figure class="theme-code-block"><pre><code>&lt;Steps&gt;</code></pre></figure>';
  const instead = '<noscript><p>No test without scripts.</p></noscript>';
  write(
    'a/index.html',
    `<article><h1>A page</h1><table><tr><td>Save</td><td>Ctrl + S${copy}${source}${instead}</td></tr>
      <tr id="row"><th>Paste</th><td>Ctrl + V${copy}<p data-not-searched>10 min</p></td></tr></table></article>`,
  );
  const ofPage = {u: '/a', p: 0};
  const texts = [{i: 1, t: 'Save Ctrl + S', ...ofPage}];
  const groups = [[{i: 0, t: 'A page', u: '/a'}], [], [], [], texts];
  await buildIndexes(site, plain, indexesOf(groups));
  const [page] = readIndex().pages;
  expect(page?.sections.map(({text}) => text)).toEqual(['Save. Ctrl + S.', 'Ctrl + V']);
});

it('leaves out unlisted pages, and records which pages come last, which are popular, and their groups', async () => {
  const urls = ['a', 'hidden', 'group', 'group/b'];
  const docs = urls.map((id) => ({id, permalink: `/${id}`, unlisted: id === 'hidden'}));
  const link = {type: 'doc', id: 'group'};
  const group = {type: 'category', label: 'Group', link, items: [{type: 'doc', id: 'group/b'}]};
  const full = [
    {type: 'ref', id: 'a'},
    {type: 'category', label: 'House', items: [{type: 'html', id: 'a'}, group]},
  ];
  const loadedVersions = [
    {path: '/', isLast: true, docs, sidebars: {full}},
    {path: '/2024', isLast: false, docs: [], sidebars: {}},
  ];
  const site = {
    ...siteOf('a'),
    plugins: [
      {name: 'docusaurus-plugin-content-pages', content: []},
      {name: 'docusaurus-plugin-content-docs', content: {loadedVersions}},
    ],
  } as unknown as BuiltSite;
  for (const id of urls) {
    write(`${id}/index.html`, '<article><h1>A page</h1></article>');
  }
  const documents = [...urls, 'search'].map((id, i) => ({i, t: id, u: `/${id}`}));
  write('search/index.html', '<article><h1>Search</h1></article>');
  // The archive has one of them.
  write('2024/group/index.html', '<article><h1>A page</h1></article>');
  const archived = [{i: 0, t: 'A page', u: '/2024/group'}];
  const options = {...plain, rankLast: ['a'], popular: ['group', 'a']};
  await buildIndexes(site, options, indexesOf([documents], archived));
  const {pages, popular} = readIndex();
  expect(pages.map(({url, crumbs, isLast}) => [url, crumbs, isLast])).toEqual([
    ['/a', [], true],
    ['/group', ['House'], undefined],
    ['/group/b', ['House', 'Group'], undefined],
    ['/search', [], undefined],
  ]);
  expect(popular).toEqual([1, 0]);
  expect(readIndex('2024/').popular).toEqual([0]);
});

it('learns from the questions for pages of the current version, if enabled', async () => {
  for (const [page, questions] of [
    ['a/index', 'a thick wall\n\n#top\nround wall\nsmall wall\n\n#low\nred door\nold door\n'],
    ['b', 'wooden fence\nlow fence\n'],
    ['draft', 'a draft wall\n'],
  ]) {
    write(`src/questions/en/${page}.txt`, questions as string);
  }
  const site = {...siteOf('a'), siteDir: outDir};
  const documents = ['a/', 'b'].map((name, i) => ({i, t: `Wall, fence ${i}`, u: `/${name}`}));
  const headings = ['#top', '#low'].map((h, i) => ({i: i + 2, t: 'Wall, door', u: '/a/', h, p: 0}));
  const archived = [{i: 0, t: 'Wall, fence', u: '/2024/b'}];
  for (const page of ['b', '2024/b']) {
    write(`${page}/index.html`, '<article><h1>A page</h1></article>');
  }
  const build = (learnsFromQuestions: boolean): Promise<void> => {
    const options = {...plain, learnsFromQuestions};
    return buildIndexes(site, options, indexesOf([documents, headings], archived));
  };
  await build(true);
  const [a, b] = readIndex().pages;
  expect(readIndex().learnedWeights?.stems).toMatch(/^door\|.*\bfenc\|wall\b/);
  expect(a?.learnedWeights?.stems).toMatch(/^door\|.*\bwall\b/);
  expect(a?.learnedWeights?.targets).toHaveLength((a?.sections.length ?? 0) + 1);
  expect(b).not.toHaveProperty('learnedWeights');
  expect(readIndex('2024/')).not.toHaveProperty('learnedWeights');
  await build(false);
  expect(readIndex()).not.toHaveProperty('learnedWeights');
});

it('stores the product name in the index, so that the search can ignore it in queries', async () => {
  const pages = indexesOf([[{i: 0, t: 'A page', u: '/only'}]]);
  await buildIndexes(siteOf('only'), {...plain, product: 'Example 3D'}, pages);
  expect(readIndex().product).toBe('Example 3D');
});
