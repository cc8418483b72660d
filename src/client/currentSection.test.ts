import {expect, it} from 'vitest';
import {currentSection} from './currentSection';

const heightPx = 800;

it('is the first section that begins in the upper half of the window', () => {
  expect(currentSection([-500, 100, 300], heightPx, -1, false)).toBe(1);
});

it('is the previous section while the next one begins in the lower half', () => {
  expect(currentSection([-500, -20, 500], heightPx, -1, false)).toBe(1);
  expect(currentSection([500, 900], heightPx, -1, false)).toBe(-1);
});

it('is the last section when the reader is below all headings', () => {
  expect(currentSection([-900, -500], heightPx, 0, true)).toBe(1);
});

it('at the end of the page, is the section named in the address if its heading is visible', () => {
  expect(currentSection([-500, 100, 500, 650], heightPx, 3, true)).toBe(3);
  expect(currentSection([-500, 100, 500, 650], heightPx, 0, true)).toBe(1);
  expect(currentSection([-500, 100, 500, 650], heightPx, -1, true)).toBe(1);
  expect(currentSection([-500, 100, 500, 650], heightPx, 3, false)).toBe(1);
});
