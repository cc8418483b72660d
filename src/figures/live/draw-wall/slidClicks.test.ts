import {expect, it} from 'vitest';
import {point} from '../../geometry/point';
import {exampleFrame} from '../../views/plan/exampleFrame';
import type {PointerInput} from '../core/input';
import {machine} from './machine';
import {type DrawState, empty, type Outline, rest} from './model';
import {reduce} from './reduce';

type Told = readonly [phase: PointerInput['phase'], xCm: number, yCm: number, isDouble?: true];

/** The outline after these mouse phases on the plan, and the last fault. */
function drawn(...all: readonly Told[]): Outline & {readonly fault: string | undefined} {
  const {document, interaction} = all.reduce<DrawState>(
    (state, [phase, xCm, yCm, isDouble]) => {
      const at = exampleFrame.place(point(xCm, yCm));
      const input = {kind: 'pointer', phase, at, isTouch: false} as const;
      const held = {isSuspending: false, isExtending: false, ...(isDouble && {isDouble})};
      const event = machine.read({...input, ...held}, state);
      return event ? reduce(state, event) : state;
    },
    {document: empty, interaction: rest(empty)},
  );
  return {...document, fault: interaction.fault};
}

/**
 * A click that slips by this distance; up to 8 px, or 14 to 29 cm of the plan, it is also a tap.
 */
const click = (xCm: number, yCm: number, slideCm: number, isTap: boolean): Told[] => [
  ['down', xCm, yCm],
  ['drag', xCm + slideCm, yCm],
  ['up', xCm + slideCm, yCm],
  ...(isTap ? [['tap', xCm + slideCm, yCm] as const] : []),
];

it.each([
  [0, true],
  [12, true],
  [17, true],
  [25, true],
  [17, false],
  [30, false],
  [45, false],
])('sets one point where a click that slid by %i cm is released: a tap, %j', (slideCm, isTap) => {
  const begun = drawn(...click(0 - slideCm, 0, slideCm, isTap));
  expect([begun.chain, begun.fault]).toEqual([[point(0, 0)], undefined]);
  const {walls, fault} = drawn(...click(0, 0, 0, true), ...click(300 - slideCm, 0, slideCm, isTap));
  expect(walls.map(({end}) => end)).toEqual([point(300, 0)]);
  expect(fault).toBeUndefined();
});

it.each([0, 17])(
  'ends the outline on a double click whose second click slid by %i cm',
  (slideCm) => {
    const second = click(300, 200, slideCm, false);
    const {walls, chain, fault} = drawn(
      ...click(0, 0, 0, true),
      ...click(300, 0, 0, true),
      ...click(300, 200, 0, true),
      ...second,
      ['tap', 300 + slideCm, 200, true],
    );
    expect([walls.length, chain, fault]).toEqual([2, [], undefined]);
  },
);

it('drags a wall from the first corner, and keeps that corner where it was pressed', () => {
  const pulled = drawn(['down', 0, 0], ['drag', 100, 0], ['drag', 300, 0], ['up', 300, 0]);
  expect(pulled.walls.map(({start, end}) => [start, end])).toEqual([[point(0, 0), point(300, 0)]]);
  const back = drawn(['down', 0, 0], ['drag', 100, 0], ['drag', 5, 0], ['up', 5, 0]);
  expect([back.walls, back.chain, back.fault]).toEqual([[], [point(0, 0)], undefined]);
});
