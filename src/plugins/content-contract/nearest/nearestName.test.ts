import {expect, it} from 'vitest';
import {nearestName} from './nearestName';

it.each([
  ['snapAngelStep', ['wallHeight', 'snapAngleStep'], 'snapAngleStep'],
  ['steps', ['Steps', 'Key'], 'Steps'],
  ['Ky', ['Steps', 'Key'], 'Key'],
  ['Banana', ['Steps', 'Key'], undefined],
  ['x', [], undefined],
])('takes %s for the nearest of %j: %s', (wanted, names, expected) => {
  expect(nearestName(wanted, names)).toBe(expected);
});
