import {expect, it} from 'vitest';
import {isDoubleTap} from './isDoubleTap';

const tap = (x: number, atMs: number) => ({x, y: 40, atMs});

it('treats two quick taps at one place as a double tap', () => {
  expect(isDoubleTap(tap(100, 1000), tap(104, 1220))).toBe(true);
  expect(isDoubleTap(undefined, tap(100, 1000))).toBe(false);
  expect(isDoubleTap(tap(100, 1000), tap(140, 1220))).toBe(false);
  expect(isDoubleTap(tap(100, 1000), tap(100, 2000))).toBe(false);
});
