import {expect, it} from 'vitest';
import {addressOf, targetOf} from './addressOf';

it.each([
  ['index.mdx', '/', '/'],
  ['faq/index.mdx', '/faq', '/faq/'],
  ['faq/webgl-issues.mdx', '/faq/webgl-issues', '/faq/webgl-issues'],
  ['faq/reindex.mdx', '/faq/reindex', '/faq/reindex'],
])('%s has the address %s, and redirects to it end as %s', (path, address, target) => {
  expect([addressOf(path), targetOf(path)]).toEqual([address, target]);
});
