import {expect, it} from 'vitest';
import {nearestName} from './nearestName';

it.each([
  ['snapAngelStep', ['wallHeight', 'snapAngleStep'], 'snapAngleStep'],
  ['steps', ['Steps', 'Key'], 'Steps'],
  ['Ky', ['Steps', 'Key'], 'Key'],
  ['Banana', ['Steps', 'Key'], undefined],
  ['x', [], undefined],
])('for %s among %j, suggests %s', (wanted, names, expected) => {
  expect(nearestName(wanted, names)).toBe(expected);
});
