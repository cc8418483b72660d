import {createElement} from 'react';
import {expect, it} from 'vitest';
import {wordsOf} from './wordsOf';

it.each([
  ['text', 'Tracer les murs', 'Tracer les murs'],
  [
    'parts in elements',
    ['Votre adresse ', createElement('span', {}, 'e-mail'), ' n’est plus valable'],
    'Votre adresse e-mail n’est plus valable',
  ],
  ['elements in one another', createElement('em', {}, createElement('code', {}, 'webgl')), 'webgl'],
  ['a number', ['Poser ', 3, ' murs'], 'Poser 3 murs'],
  ['nothing', undefined, ''],
  ['a part that makes its own words', ['À ', createElement('data', {value: 2})], undefined],
])('%s', (_, node, words) => {
  expect(wordsOf(node)).toBe(words);
});
