import {expect, it} from 'vitest';
import {fakePage, fakeSite} from '../fakeSite';
import {strayMarkup} from './strayMarkup';

function placesOf(body: string) {
  const faults = strayMarkup.check(fakeSite({'docs/walls.mdx': fakePage(body)}));
  return faults.map(({line, column, what}) => [line, column, what]);
}

it.each([
  ['See [this][foo].', 10],
  ['See [**this**][foo].', 14],
])('finds a link whose address is nowhere: %s', (body, column) => {
  expect(placesOf(body)).toEqual([[8, column, expect.stringContaining('where it leads')]]);
});

it('has nothing to say of brackets that are text, nor of a link that is defined', () => {
  expect(placesOf('A [b] c, `[a][b]`, \\[a\\]\\[b\\].\n\n[a][b]\n\n[b]: ./walls.mdx')).toEqual([]);
});
