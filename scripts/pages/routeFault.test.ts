import {expect, it} from 'vitest';
import {fakePage, fakeSite} from '../../src/plugins/content-contract/fakeSite';
import {routeFault} from './routeFault';

const {pages} = fakeSite({
  'docs/faq/index.mdx': fakePage('A.'),
  'docs/faq/a.mdx': fakePage('A.'),
});

it.each([
  ['faq/404.mdx', 'The address of the page, /faq/404, is reserved for the not-found page'],
  ['search.mdx', 'The address of the page, /search, is reserved for the search.'],
  ['faq/faq.mdx', 'The page has the same address as docs/faq/index.mdx: /faq.'],
])('refuses %s as the check does', (path, says) => {
  expect(routeFault(pages, path)).toContain(says);
});

it('takes an address that is free', () => {
  expect(routeFault(pages, 'faq/b.mdx')).toBeUndefined();
});
