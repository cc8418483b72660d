import {expect, it} from 'vitest';
import {fakePage, fakeSite} from '../fakeSite';
import {itFinds} from '../faultCases';
import {repeatedLinks} from './repeatedLinks';

itFinds(repeatedLinks, [
  {
    name: 'a link given twice',
    body: '[A](./walls.mdx)\n\n[B](./walls.mdx)',
    at: '10:1',
    says: 'line 8',
    remedy: 'first',
  },
  {
    name: 'a link given twice in different spellings',
    body: '[A](./walls.mdx)\n\n[B](walls.mdx)',
    at: '10:1',
    says: 'already a link to walls.mdx on line 8',
    remedy: 'first',
  },
]);

it.each([
  ['pages of links, where one may well come twice', {type: 'index'}, 'docs/walls.mdx'],
  ['a page that writers learn from', {type: 'task'}, 'docs/syntax.mdx'],
])('reports nothing for %s', (_, fields, file) => {
  const body = '[A](./walls.mdx)\n\n[B](./walls.mdx)';
  expect(repeatedLinks.check(fakeSite({[file]: fakePage(body, fields)}))).toEqual([]);
});

it('compares addresses of other sites literally', () => {
  const body = '[A](https://example.org/a/../b)\n\n[B](https://example.org/b)';
  expect(repeatedLinks.check(fakeSite({'docs/walls.mdx': fakePage(body)}))).toEqual([]);
});

it('treats a page and a section of it as two addresses', () => {
  const body = '[A](./walls.mdx), [B](./walls.mdx#outer) and [C](./walls.mdx#outer).';
  const faults = repeatedLinks.check(fakeSite({'docs/walls.mdx': fakePage(body)}));
  expect(faults.map(({what}) => what)).toEqual([
    'There is already a link to ./walls.mdx#outer on line 8.',
  ]);
});
