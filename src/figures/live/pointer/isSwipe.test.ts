import {expect, it} from 'vitest';
import {point} from '../../geometry/point';
import {isSwipe} from './isSwipe';

it('takes a way up or down for a swipe, also one that leans as a thumb does', () => {
  expect(isSwipe(point(100, 300), point(100, 280))).toBe(true);
  expect(isSwipe(point(100, 300), point(110, 280))).toBe(true);
  expect(isSwipe(point(100, 300), point(104, 330))).toBe(true);
});

it('takes a way across, or from corner to corner, for the drawing', () => {
  expect(isSwipe(point(100, 300), point(130, 300))).toBe(false);
  expect(isSwipe(point(100, 300), point(120, 322))).toBe(false);
  expect(isSwipe(point(100, 300), point(80, 280))).toBe(false);
});
