import {expect, it} from 'vitest';
import {fakePage, fakeSite} from '../fakeSite';
import {english, french, goodBody} from '../faultCases';
import {uniqueTitles} from './uniqueTitles';

it('reports two pages with the same title', () => {
  const page = fakePage(goodBody);
  const files = {[english]: page, [french]: page};
  const twin = {'docs/fences.mdx': page, [french.replace('walls', 'fences')]: page};
  const found = uniqueTitles.check(fakeSite({...files, ...twin}));
  expect(found.map(({rule, file}) => [rule, file])).toEqual([
    ['uniqueTitles', 'docs/fences.mdx'],
    ['uniqueTitles', french.replace('walls', 'fences')],
  ]);
});

it('ignores case and surrounding spaces', () => {
  const files = {
    'docs/a.mdx': fakePage('A.', {title: '"Draw walls"'}),
    'docs/b.mdx': fakePage('B.', {title: '" draw Walls "'}),
  };
  expect(uniqueTitles.check(fakeSite(files))).toHaveLength(1);
});
