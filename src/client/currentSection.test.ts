import {expect, it} from 'vitest';
import {currentSection} from './currentSection';

const heightPx = 800;

it('is the first that begins in the upper half of the window', () => {
  expect(currentSection([-500, 100, 300], heightPx, -1, false)).toBe(1);
});

it('is the one before where the next begins in the lower half', () => {
  expect(currentSection([-500, -20, 500], heightPx, -1, false)).toBe(1);
  expect(currentSection([500, 900], heightPx, -1, false)).toBe(-1);
});

it('is the last below all of them', () => {
  expect(currentSection([-900, -500], heightPx, 0, true)).toBe(1);
});

it('is at the end of the page the one that the address names, if its beginning is seen', () => {
  expect(currentSection([-500, 100, 500, 650], heightPx, 3, true)).toBe(3);
  expect(currentSection([-500, 100, 500, 650], heightPx, 0, true)).toBe(1);
  expect(currentSection([-500, 100, 500, 650], heightPx, -1, true)).toBe(1);
  expect(currentSection([-500, 100, 500, 650], heightPx, 3, false)).toBe(1);
});
