import {describe, expect, it} from 'vitest';
import {centimetres, decimal, metreNumber, metres} from './words';

describe('a number on a drawing', () => {
  it('has only significant decimals', () => {
    expect([22.5, 90, 0.04].map((value) => decimal(value, 'fr', 1))).toEqual(['22,5', '90', '0']);
    expect(decimal(22.5, 'en', 1)).toBe('22.5');
  });

  it('has two in metres, none in centimetres, with a unit or without', () => {
    expect(metres(800, 'fr')).toBe(`${metreNumber(800, 'fr')}\u00a0m`);
    expect([metreNumber(800, 'en'), metreNumber(450, 'fr')]).toEqual(['8.00', '4,50']);
    expect(centimetres(12.4, 'fr')).toBe('12\u00a0cm');
  });

  it('has a minus as wide as the plus', () => {
    expect(decimal(-2.5, 'fr', 1)).toBe('−2,5');
  });
});
