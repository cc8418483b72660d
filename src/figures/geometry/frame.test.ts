import {expect, it} from 'vitest';
import {overlap, surrounds} from './frame';
import {point} from './point';

const square = {min: point(0, 0), max: point(10, 10)};
const shifted = (x: number, y: number) => ({min: point(x, y), max: point(x + 10, y + 10)});

it('overlapping requires a common area: sharing an edge or a corner does not count', () => {
  for (const other of [shifted(9, 9), shifted(-9, 0), shifted(2, 2)]) {
    expect(overlap(square, other)).toBe(true);
  }
  for (const other of [shifted(10, 0), shifted(0, -10), shifted(10, 10)]) {
    expect(overlap(square, other)).toBe(false);
  }
});

it('a frame contains what reaches its edges, but not what crosses them', () => {
  expect(surrounds(square, square)).toBe(true);
  expect(surrounds(square, {min: point(0, 0), max: point(10, 10.1)})).toBe(false);
  expect(surrounds(square, {min: point(-0.1, 0), max: point(5, 5)})).toBe(false);
});
