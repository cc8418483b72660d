import {expect, it} from 'vitest';
import {linesNaming} from './linesNaming';

it.each([
  ['faq/a.mdx', "'/faq/a', '/fr/faq/a#b'"],
  ['faq/a.mdx', "open('faq/a');"],
  ['faq/a.mdx', 'docs/faq/a.mdx'],
  ['faq/a.mdx', 'https://help.example.com/faq/a/'],
  ['words.mdx', ' base + "/words"'],
  ['words.mdx', "goto('/fr/words?x')"],
  ['words.mdx', "'words.mdx'"],
  ['words.mdx', 'i18n/fr/docusaurus-plugin-content-docs/current/words.mdx'],
  ['words.mdx', 'build/fr/words.html'],
  ['faq/index.mdx', "'/faq/'"],
  ['faq/index.mdx', 'docs/faq/index.mdx'],
])('%s is named in %s', (path, line) => {
  expect(linesNaming(`none\n${line}\nnone`, path)).toEqual([2]);
});

it.each([
  ['faq/a.mdx', "'/2024/faq/a', 'versioned_docs/version-2024/faq/a.mdx'"],
  ['faq/a.mdx', "'/faq/a-b', '/my-faq/a', '/faq/a/b'"],
  ['words.mdx', "import {words} from '../words';"],
  ['words.mdx', "'/faq/words', 'faq/words.mdx', 'src/words.ts'"],
  ['words.mdx', 'Many words.'],
  ['faq/index.mdx', "'/faq/a', 'docs/faq/a.mdx'"],
])('%s is not named in %s', (path, line) => {
  expect(linesNaming(line, path)).toEqual([]);
});
