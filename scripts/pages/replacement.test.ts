import {expect, it} from 'vitest';
import {pageAt, replacementFault} from './replacement';

const pages = [
  {path: 'faq/webgl.mdx', frontMatter: {values: {}, places: {}}},
  {path: 'faq/index.mdx', frontMatter: {values: {}, places: {}}},
  {path: 'features/print.mdx', frontMatter: {values: {draft: true}, places: {}}},
];

it.each(['/faq', '/faq/'])('finds the page of %s', (address) => {
  expect(pageAt(address, pages)?.path).toBe('faq/index.mdx');
  expect(replacementFault(address, pages)).toBeUndefined();
});

it('refuses an address without a page, and suggests one', () => {
  expect(replacementFault('/fa', pages)).toMatch(/^No page has .*Did you mean \/faq\/\?$/);
  expect(replacementFault('/elsewhere', pages)).toContain('such as /faq/');
  expect(replacementFault('/features/print', pages)).toMatch(/is a draft.* Publish it first/);
});
