import {expect, it} from 'vitest';
import {fakePage, fakeSite} from '../fakeSite';
import {words} from '../rules/words';
import {readVocabulary} from '../vocabulary/readVocabulary';
import {linksOf} from './linksOf';

it('returns the links of a page, including those defined at its end', () => {
  const body = 'See [one](./one.mdx) and [two][2].\n\n[2]: ./two.mdx';
  const {pages} = fakeSite({'docs/walls.mdx': fakePage(body)});
  expect(pages.flatMap(linksOf).map(({url}) => url)).toEqual(['./one.mdx', './two.mdx']);
});

it('returns no others: no element for writers takes an address', () => {
  const taken = Object.values(readVocabulary('.')).flatMap(({attributes}) =>
    Object.keys(attributes ?? {}),
  );
  expect(taken).toContain('title');
  expect(taken.filter((name) => name === 'to' || name === 'href')).toEqual([]);
});

it.each([
  ['<Steps to="/faq/">Questions</Steps>', '<Steps> has no attribute to.'],
  ['<a href="/faq/">Questions</a>', 'Pages cannot contain HTML such as <a>.'],
])('ignores an address in a tag, which the rule for tags reports: %s', (body, what) => {
  const faults = words.check(fakeSite({'docs/walls.mdx': fakePage(body)}));
  expect(faults.map((fault) => fault.what)).toContain(what);
});
