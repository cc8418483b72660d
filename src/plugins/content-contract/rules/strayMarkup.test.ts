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

it.each([
  ['• a JPG file\n• a PDF file', 'bullet'],
  ['\uf0b7 a JPG file', 'bullet'],
  ['A zero\u200bwidth space', 'invisible'],
  ['A soft\u00adhyphen', 'invisible'],
  ['A vertical\u000btab', 'invisible'],
  ['A mark of\u200f direction', 'invisible'],
])('finds what was pasted from another program: %j', (body, what) => {
  expect(placesOf(body)[0]?.[2]).toContain(what);
});

it('has nothing to say of the spaces of French, nor of lines and tabs', () => {
  expect(placesOf('Un mur\u00a0: « 2,50\u202fm »\u202f;\nsur deux\tlignes.')).toEqual([]);
});

it('has nothing to say of brackets that are text, nor of a link that is defined', () => {
  expect(placesOf('A [b] c, `[a][b]`, \\[a\\]\\[b\\].\n\n[a][b]\n\n[b]: ./walls.mdx')).toEqual([]);
});
