import {expect, test} from 'vitest';
import {stripContent} from './stripContent';

const fields = [
  "\ttitle: 'Murs }; et pièces',",
  "\tkeywords: [\n\t\t'mur'\n\t],",
  '\thide_table_of_contents: true',
];
const metadata =
  "export {default as metadata} from '@site/.docusaurus/docusaurus-plugin-content-docs/default/site-docs-a-1.json'";
const module = (...lines: readonly string[]): string =>
  ['', `export const frontMatter = {\n${fields.join('\n')}\n};`, ...lines, 'body'].join('\n');

test('an article exports only what its metadata does not contain', () => {
  expect(stripContent(module('export const contentTitle = undefined;', metadata))).toBe(
    [
      '',
      'export const frontMatter = {"hide_table_of_contents":true};',
      'export const contentTitle = undefined;',
      metadata,
      'body',
    ].join('\n'),
  );
});

test('a page outside the docs has no such metadata, and keeps its exports', () => {
  const page = module('export const contentTitle = undefined;');
  expect(stripContent(page)).toBe(page);
  const other = module(
    'export const contentTitle = undefined;',
    metadata.replaceAll('-docs', '-pages'),
  );
  expect(stripContent(other)).toBe(other);
});

test('reports an article in an unexpected form, with the place to correct', () => {
  expect(() => stripContent(module(metadata))).toThrow('content/stripContent.ts');
});
