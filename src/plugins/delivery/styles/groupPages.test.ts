import {expect, it} from 'vitest';
import {groupPages} from './groupPages';

/**
 * Which pages share a set; each page is a string of the letters it needs, where a capital weighs
 * ten.
 */
function shared(needs: readonly string[], limit: number): string[] {
  const weight = (item: string): number => (item === item.toUpperCase() ? 10 : 1);
  const sets = needs.map((items) => new Set(items));
  return groupPages(sets, weight, limit)
    .map(
      ({pages, items}) => `${pages.map((page) => needs[page]).join(' ')}: ${[...items].join('')}`,
    )
    .sort();
}

it('groups the pages that then load the least unneeded CSS', () => {
  expect(shared(['a', 'aB', 'ac'], 2)).toEqual(['a ac: ac', 'aB: aB']);
  // Either two pages would load an unneeded light item, or one page an unneeded heavy one.
  expect(shared(['aB', 'aB', 'aBc', 'a'], 2)).toEqual(['a: a', 'aB aB aBc: aBc']);
});

it('keeps pages separate while the number of sets allows it', () => {
  expect(shared(['a', 'b', 'ab', 'ba'], 3)).toEqual(['a: a', 'ab ba: ab', 'b: b']);
});
