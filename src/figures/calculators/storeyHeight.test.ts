import {expect, it} from 'vitest';
import {labels} from '../../product/labels';
import {fieldWords, words} from '../live/stair-void/words';
import {storeyHeight, storeyHeightCm} from './storeyHeight';

it('matches the article: 2.50 m and 0.30 m make 2.80 m', () => {
  expect(storeyHeightCm(250, 30)).toBe(280);
});

// Calculators do not import the list of labels, nor live figures the calculators, to stay small:
// their labels are repeated, and compared here.
it('uses the labels of the product, as the live stair figure does', () => {
  const [storey] = storeyHeight.modes;
  expect(storey.fields.map(({label}) => label)).toEqual([
    fieldWords.ceilingCm,
    labels.slabThickness,
  ]);
  expect([storeyHeight.title, storey.label]).toEqual([words.storey, words.storey]);
});
