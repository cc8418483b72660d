import {expect, it} from 'vitest';
import {overlap, surrounds} from './frame';
import {point} from './point';

const square = {min: point(0, 0), max: point(10, 10)};
const shifted = (x: number, y: number) => ({min: point(x, y), max: point(x + 10, y + 10)});

it('an overlap is a surface in common: an edge or a corner is none', () => {
  for (const other of [shifted(9, 9), shifted(-9, 0), shifted(2, 2)]) {
    expect(overlap(square, other)).toBe(true);
  }
  for (const other of [shifted(10, 0), shifted(0, -10), shifted(10, 10)]) {
    expect(overlap(square, other)).toBe(false);
  }
});

it('a frame surrounds what reaches its edges, and nothing that passes one', () => {
  expect(surrounds(square, square)).toBe(true);
  expect(surrounds(square, {min: point(0, 0), max: point(10, 10.1)})).toBe(false);
  expect(surrounds(square, {min: point(-0.1, 0), max: point(5, 5)})).toBe(false);
});
