import {expect, it} from 'vitest';
import {storeyHeightCm} from './storeyHeight';

it('storey height of the article: 2.50 m and 0.30 m make 2.80 m', () => {
  expect(storeyHeightCm(250, 30)).toBe(280);
});
