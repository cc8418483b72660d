import {execFileSync} from 'node:child_process';
import {mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {dirname, join} from 'node:path';
import {afterAll, expect, it} from 'vitest';
import {blobId} from './blobId';
import {carryOver} from './carryOver';
import {markTranslations} from './markTranslations';
import {pagesNamed} from './pagesNamed';
import {readLock, writeLock} from './translationLock';
import {translationState} from './translationState';

const siteDir = mkdtempSync(join(tmpdir(), 'translations-'));
afterAll(() => rmSync(siteDir, {recursive: true}));

function write(file: string, text: string): string {
  const path = join(siteDir, file);
  mkdirSync(dirname(path), {recursive: true});
  writeFileSync(path, text);
  return path;
}

it('hashes texts as git does', () => {
  const text = 'Tracer les murs : étage 1\n';
  const named = execFileSync('git', ['hash-object', '--stdin'], {input: text, encoding: 'utf8'});
  expect(blobId(text)).toBe(named.trim());
});

it('gives a text the same hash with any line endings', () => {
  expect(blobId('one\r\ntwo\r\n')).toBe(blobId('one\ntwo\n'));
  expect(translationState('docs/a.mdx', 'one\r\n', {'docs/a.mdx': blobId('one\n')})).toBe(
    'current',
  );
});

it('classifies pages as current, behind or new', () => {
  const lock = {'docs/a.mdx': blobId('one')};
  expect(translationState('docs/a.mdx', 'one', lock)).toBe('current');
  expect(translationState('docs/a.mdx', 'two', lock)).toBe('behind');
  const lines = {'docs/a.mdx': blobId('one\n\ntwo\n')};
  expect(translationState('docs/a.mdx', 'one\r\n\r\n\r\ntwo', lines)).toBe('current');
  expect(translationState('docs/a.mdx', 'one\ntwo\n', lines)).toBe('behind');
  expect(translationState('docs/b.mdx', 'one', lock)).toBe('new');
});

const french = 'i18n/fr/docusaurus-plugin-content-docs';
const archive = 'versioned_docs/version-2024';

it.each([
  ['faq/index', ['docs/faq/index.mdx', `${archive}/faq/index.mdx`]],
  ['faq', ['docs/faq/index.mdx', `${archive}/faq/index.mdx`]],
  ['/faq/', ['docs/faq/index.mdx', `${archive}/faq/index.mdx`]],
  ['/glossary', ['docs/glossary.mdx', `${archive}/glossary.mdx`]],
  ['/', ['docs/index.mdx', `${archive}/index.mdx`]],
  ['docs/index.mdx', ['docs/index.mdx']],
  ['/fr/', ['docs/index.mdx', `${archive}/index.mdx`]],
  ['/fr/faq/', ['docs/faq/index.mdx', `${archive}/faq/index.mdx`]],
  ['/2024/faq/', [`${archive}/faq/index.mdx`]],
  ['/fr/2024/glossary', [`${archive}/glossary.mdx`]],
  ['/2024/', [`${archive}/index.mdx`]],
  ['docs', []],
  ['docs/', []],
  ['./', []],
  ['docs/faq/index.mdx', ['docs/faq/index.mdx']],
  ['./docs/faq/index.mdx', ['docs/faq/index.mdx']],
  ['docs\\faq\\index.mdx', ['docs/faq/index.mdx']],
  [`${archive}/faq/index.mdx`, [`${archive}/faq/index.mdx`]],
  [`${archive}/faq/index`, [`${archive}/faq/index.mdx`]],
  [`${french}/current/faq/index.mdx`, ['docs/faq/index.mdx']],
  [`${french}/version-2024/faq/index.mdx`, [`${archive}/faq/index.mdx`]],
  ['faq/absent', []],
])('finds the pages that %s names', (name, files) => {
  const pages = [
    {folder: 'docs', version: 'current'},
    {folder: archive, version: 'version-2024'},
  ].flatMap(({folder, version}) =>
    ['index.mdx', 'faq/index.mdx', 'glossary.mdx'].map((path) => ({
      file: `${folder}/${path}`,
      path,
      version,
    })),
  );
  expect(pagesNamed(name, pages).map(({file}) => file)).toEqual(files);
});

it('keeps a page current after an automatic fix, but not after other changes', () => {
  const [current, behind, same] = ['docs/a.mdx', 'docs/b.mdx', 'docs/c.mdx'] as const;
  const lock = {[current]: blobId('one'), [behind]: blobId('other'), [same]: blobId('same')};
  const before = [current, behind, same].map((file) => ({
    file,
    source: file === same ? 'same' : 'one',
  }));
  const after = before.map(({file, source}) => ({file, source: file === same ? source : 'mended'}));
  expect(carryOver(lock, before, after)).toEqual({...lock, [current]: blobId('mended')});
});

it('writes the lock file sorted', () => {
  write('i18n/fr/x', '');
  writeLock(siteDir, 'fr', {'docs/b.mdx': '2', 'docs/a.mdx': '1'});
  expect(Object.keys(readLock(siteDir, 'fr'))).toEqual(['docs/a.mdx', 'docs/b.mdx']);
  expect(readLock(siteDir, 'en')).toEqual({});
});

it('reports a lock file with merge conflicts', () => {
  write('i18n/fr/translations.json', '<<<<<<< HEAD\n{}\n=======\n{}\n>>>>>>> other\n');
  expect(() => readLock(siteDir, 'fr')).toThrow(
    /^i18n\/fr\/translations\.json cannot be read: .* keep either side/,
  );
});

it('reads a lock file as saved by Windows Notepad', () => {
  write('i18n/fr/translations.json', '\uFEFF{"docs/a.mdx": "1"}');
  expect(readLock(siteDir, 'fr')).toEqual({'docs/a.mdx': '1'});
});

it('marks a French page whose English version has changed, and no others', async () => {
  write('docs/a.mdx', 'changed');
  // The byte order mark that Windows Notepad adds is not a change.
  write('docs/b.mdx', '\uFEFFsame');
  writeLock(siteDir, 'fr', {'docs/a.mdx': blobId('before'), 'docs/b.mdx': blobId('same')});
  const mark = async (filePath: string) => {
    const {frontMatter} = await markTranslations(siteDir)({
      filePath,
      fileContent: '',
      defaultParseFrontMatter: async () => ({frontMatter: {title: 'A'}, content: ''}),
    });
    return frontMatter;
  };
  expect(await mark(write(`${french}/current/a.mdx`, ''))).toEqual({
    title: 'A',
    is_translation_behind: true,
  });
  expect(await mark(write(`${french}/current/b.mdx`, ''))).toEqual({title: 'A'});
  expect(await mark(join(siteDir, 'docs/a.mdx'))).toEqual({title: 'A'});
});

it.each(['null', '[1]', '{"docs/a.mdx": 5}'])('rejects %s as a lock file', (source) => {
  write('i18n/fr/translations.json', source);
  expect(() => readLock(siteDir, 'fr')).toThrow(
    /^i18n\/fr\/translations\.json cannot be read: it does not contain files of pages/,
  );
});
