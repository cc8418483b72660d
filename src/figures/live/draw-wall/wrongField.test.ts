import {expect, it} from 'vitest';
import {point} from '../../geometry/point';
import {type DrawEvent, type DrawState, empty, rest} from './model';
import {reduce} from './reduce';
import {wrongField} from './wrongField';

const click = (x: number, y: number): DrawEvent => ({
  type: 'place',
  at: point(x, y),
  isTouch: false,
  isFree: false,
});

/**
 * The faulty field after a length and an angle are typed for a wall from the middle of the sheet.
 */
function blamed(lengthText: string, angleText: string, ...before: readonly DrawEvent[]) {
  const typed: readonly DrawEvent[] = [
    {type: 'type', field: 'lengthText', text: lengthText},
    {type: 'type', field: 'angleText', text: angleText},
    {type: 'confirm'},
  ];
  const blank: DrawState = {document: empty, interaction: rest(empty)};
  return wrongField([click(300, 300), ...before, ...typed].reduce(reduce, blank));
}

it.each([
  ['quatre', '0', 'length'],
  ['0', '0', 'length'],
  ['0,05', '', 'length'],
  ['99', '0', 'length'],
  ['', '90', 'length'],
  ['4', '°', 'angle'],
  ['4', '0', undefined],
  ['5', '90', 'angle'],
  ['5', '', undefined],
])('a wall of %j at %j is the fault of %s', (lengthText, angleText, field) => {
  expect(blamed(lengthText, angleText)).toBe(field);
});

it('an angle that leads off the sheet is at fault when the length is the one shown', () => {
  const aim: DrawEvent = {type: 'aim', at: point(780, 300), isTouch: false, isFree: false};
  expect(blamed('', '90', aim)).toBe('angle');
});

it('an end clicked too near is the fault of no field', () => {
  const blank: DrawState = {document: empty, interaction: rest(empty)};
  const state = [click(300, 300), click(300, 300)].reduce(reduce, blank);
  expect([state.interaction.fault, wrongField(state)]).toEqual(['tooShort', undefined]);
});
