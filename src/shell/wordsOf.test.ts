import {createElement} from 'react';
import {expect, it} from 'vitest';
import {wordsOf} from './wordsOf';

it.each([
  ['text', 'Tracer les murs', 'Tracer les murs'],
  [
    'text inside elements',
    ['Votre adresse ', createElement('span', {}, 'e-mail'), ' n’est plus valable'],
    'Votre adresse e-mail n’est plus valable',
  ],
  ['nested elements', createElement('em', {}, createElement('code', {}, 'webgl')), 'webgl'],
  ['a number', ['Poser ', 3, ' murs'], 'Poser 3 murs'],
  ['nothing', undefined, ''],
  ['an element that renders its own text', ['À ', createElement('data', {value: 2})], undefined],
])('%s', (_, node, words) => {
  expect(wordsOf(node)).toBe(words);
});
