import {expect, it} from 'vitest';
import {parseAngle} from './parseAngle';

it.each([
  ['0', 0],
  ['90', 90],
  ['22,5', 22.5],
  [' 22.5 ° ', 22.5],
  ['-45°', -45],
  ['−45', -45],
  ['', undefined],
  ['°', undefined],
  ['9°0', undefined],
  ['1e2', undefined],
  ['0x10', undefined],
  ['x', undefined],
])('parses %j', (text, angleDeg) => {
  expect(parseAngle(text)).toBe(angleDeg);
});
