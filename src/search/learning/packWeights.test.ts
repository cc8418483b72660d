import {expect, it} from 'vitest';
import {packWeights, unpackWeights} from './packWeights';

it('rounds weights to half a unit, and drops stems without weight', () => {
  const weights = new Map([
    ['mur', [1.4, -0.6]],
    ['le', [0.2, -0.1]],
    ['haie', [0, 3]],
  ]);
  const packed = packWeights(weights, 2);
  expect(packed).toEqual({stems: 'haie|mur', targets: ['MP', 'SL']});
  expect([...unpackWeights(packed)]).toEqual([
    ['haie', [0, 3]],
    ['mur', [1.5, -0.5]],
  ]);
});

it('caps every weight at six', () => {
  const [[, weights]] = [...unpackWeights(packWeights(new Map([['mur', [99, -99]]]), 2))] as [
    [string, number[]],
  ];
  expect(weights).toEqual([6, -6]);
});
