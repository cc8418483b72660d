import {expect, it} from 'vitest';
import {chooseFiles} from './chooseFiles';
import {fakePage, fakeSite} from './fakeSite';

const page = fakePage('Text.');
const code = {file: 'i18n/fr/code.json', locale: 'fr', source: '{}'} as const;
const site = {
  ...fakeSite({'docs/faq/a.mdx': page, 'docs/faq/b.mdx': page, 'docs/faqs.mdx': page}),
  messageFiles: [code],
};

it.each([
  ['a page', 'docs/faqs.mdx', ['docs/faqs.mdx']],
  ['the pages of a folder', 'docs/faq', ['docs/faq/a.mdx', 'docs/faq/b.mdx']],
  ['a file of messages', 'i18n/fr', ['i18n/fr/code.json']],
  ['everything', '', ['docs/faq/a.mdx', 'docs/faq/b.mdx', 'docs/faqs.mdx', 'i18n/fr/code.json']],
  ['nothing where nothing is checked', 'README.md', []],
])('selects %s', (_, path, files) => {
  expect(chooseFiles(site, path)).toEqual(files);
});

it('includes files that were meant to be pages, so that their folder is reported', () => {
  const misnamed = fakeSite({'docs/faq/a.mdx': page}, ['docs/faq/b.mdx.txt', 'docs/faq/b.png']);
  expect(chooseFiles(misnamed, 'docs/faq')).toEqual(['docs/faq/a.mdx', 'docs/faq/b.mdx.txt']);
});

it('recognizes the source files of pages', () => {
  const data = ['sidebars.ts', 'i18n/fr/code.json'];
  expect(chooseFiles(fakeSite({}), 'sidebars.ts', data)).toEqual(['sidebars.ts']);
});
