import {expect, it} from 'vitest';
import {fakePage, fakeSite} from '../fakeSite';
import {fileEndings} from './fileEndings';

const french = 'i18n/fr/docusaurus-plugin-content-docs/current';
const check = (...files: readonly string[]) =>
  fileEndings.check(fakeSite({'docs/walls.mdx': fakePage('Text.')}, files));

it.each([
  ['docs/faq/walls.mdx.txt', 'Rename it to exactly walls.mdx'],
  ['docs/faq/walls.md.txt', 'Rename it to exactly walls.mdx'],
  [`${french}/walls.MDX`, 'Rename it to exactly walls.mdx'],
  ['versioned_docs/version-2024/walls.txt', 'Rename it to exactly walls.mdx'],
  ['docs/draw-walls.mdx ', 'Rename it to exactly draw-walls.mdx'],
  ['docs/walls.mdx.docx', 'Save its text as walls.mdx'],
  ['docs/walls.odt', 'Save its text as walls.mdx'],
])('reports %s, from which no page is built', (file, remedy) => {
  expect(check(file)).toEqual([
    {
      file,
      line: 1,
      column: 1,
      rule: 'fileEndings',
      what: expect.stringContaining('This file does not become a page'),
      remedy: expect.stringContaining(remedy),
    },
  ]);
});

it('reports nothing for pictures, other folders and backup files of editors', () => {
  const files = [
    'docs/faq/plan.png',
    'docs/faq/_category_.json',
    'docs/faq/.walls.mdx.txt',
    'docs/faq/~$walls.docx',
    'docs/faq/walls.mdx~',
    'static/models/readme.txt',
    `${french}.json`,
  ];
  expect(check(...files)).toEqual([]);
});
