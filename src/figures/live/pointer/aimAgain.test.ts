import {expect, it} from 'vitest';
import type {PointerInput} from '../core/input';
import {aimAgain} from './aimAgain';

const none = {altKey: false, metaKey: false, shiftKey: false};
const alt = {...none, altKey: true};
const cmd = {...none, metaKey: true};
const hover: PointerInput = {
  kind: 'pointer',
  phase: 'hover',
  at: {x: 10, y: 20},
  isTouch: false,
  isSuspending: false,
  isExtending: false,
};

it.each([alt, cmd])('suspends snapping at the resting pointer, and restores it', (keys) => {
  const suspended = {...hover, isSuspending: true};
  expect(aimAgain(hover, keys)).toEqual(suspended);
  expect(aimAgain(suspended, none)).toEqual(hover);
});

it('does nothing when nothing changes, for example on key repeat', () => {
  expect(aimAgain({...hover, isSuspending: true}, alt)).toBeUndefined();
  expect(aimAgain(hover, none)).toBeUndefined();
  expect(aimAgain(hover, {...none, shiftKey: true})).toBeUndefined();
});

it.each([
  ['down', 'drag'],
  ['drag', 'drag'],
  ['up', 'hover'],
  ['tap', undefined],
  ['leave', undefined],
] as const)('continues from %s with %s', (phase, next) => {
  expect(aimAgain({...hover, phase}, alt)?.phase).toBe(next);
});

it('does nothing without a pointer', () => {
  expect(aimAgain(undefined, alt)).toBeUndefined();
});
