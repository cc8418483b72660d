import {expect, it} from 'vitest';
import {point} from '../../geometry/point';
import {isSwipe} from './isSwipe';

it('treats a vertical movement as a swipe, also at the slant of a thumb', () => {
  expect(isSwipe(point(100, 300), point(100, 280))).toBe(true);
  expect(isSwipe(point(100, 300), point(110, 280))).toBe(true);
  expect(isSwipe(point(100, 300), point(104, 330))).toBe(true);
});

it('treats a horizontal or diagonal movement as meant for the drawing', () => {
  expect(isSwipe(point(100, 300), point(130, 300))).toBe(false);
  expect(isSwipe(point(100, 300), point(120, 322))).toBe(false);
  expect(isSwipe(point(100, 300), point(80, 280))).toBe(false);
});
