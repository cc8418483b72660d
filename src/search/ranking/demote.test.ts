import {expect, it} from 'vitest';
import {demote} from './demote';
import type {RankedPage} from './rankPage';

const ranked = (pages: readonly number[], most = 1): RankedPage[] =>
  pages.map((page) => ({page, score: 1, coverage: page >= 10 ? 1 : most, entries: []}));
const isLast = (page: number): boolean => page >= 10;

it.each([
  ['after all others', [1, 10, 2, 3], [1, 2, 3, 10]],
  ['in their own order', [1, 11, 2, 10, 3], [1, 2, 3, 11, 10]],
  ['first where they answer best', [10, 1, 11, 2], [10, 1, 2, 11]],
  ['alone where there is nothing else', [10, 11], [10, 11]],
  ['nowhere where nothing is found', [], []],
])('ranks pages marked as last %s', (_, pages, order) => {
  expect(demote(ranked(pages), isLast).map(({page}) => page)).toEqual(order);
});

it('keeps the rank of such a page when no other matches as much of the query', () => {
  expect(demote(ranked([1, 10, 2], 0.9), isLast).map(({page}) => page)).toEqual([1, 10, 2]);
});
