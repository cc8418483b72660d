import {expect, it} from 'vitest';
import {findMisspellings} from './findMisspellings';

const known = new Set(['la', 'fenêtre', 'porte-fenêtre', 'fine']);

it.each([
  ['la fenêtre', []],
  ['la fene\u0302tre, la porte-fene\u0302tre', []],
  ['la fene\u0302tr', [{index: 3, text: 'fene\u0302tr'}]],
  ['la \ufb01ne', []],
  ['le 3D, M4x', [{index: 0, text: 'le'}]],
])('in %j', (text, found) => {
  expect(findMisspellings(text, (word) => known.has(word))).toEqual(found);
});
