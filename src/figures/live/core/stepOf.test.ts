import {expect, it} from 'vitest';
import {machine as drawWall} from '../draw-wall/machine';
import {machine as planScale} from '../plan-scale/machine';
import {stepOf} from './stepOf';

const steps = {usual: 10, large: 100, fine: 1};

it.each([
  [false, false, 10],
  [false, true, 100],
  [true, false, 1],
  [true, true, 1],
])(
  'with %s to suspend and %s to extend, an arrow moves by %i',
  (isSuspending, isExtending, step) => {
    expect(stepOf({isSuspending, isExtending}, steps)).toBe(step);
  },
);

it('all figures treat Alt and Shift together alike', () => {
  const input = {kind: 'key', key: 'ArrowRight', isSuspending: true, isExtending: true} as const;
  const fine = {type: 'nudge', by: {x: 1, y: 0}, isFree: true};
  const stateOf = (machine: {readonly start: unknown; rest: (document: never) => unknown}) =>
    ({document: machine.start, interaction: machine.rest(machine.start as never)}) as never;
  expect(drawWall.read(input, stateOf(drawWall))).toEqual(fine);
  expect(planScale.read(input, stateOf(planScale))).toEqual(fine);
});
