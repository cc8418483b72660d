import type {MouseEvent} from 'react';
import {expect, it, vi} from 'vitest';
import {linkPresses} from './linkPresses';

const press = (facts: Partial<MouseEvent> = {}): MouseEvent =>
  ({button: 0, ctrlKey: false, metaKey: false, shiftKey: false, altKey: false, ...facts}) as never;

it('tells whether a press opens a link here, elsewhere, or its context menu', () => {
  const [here, elsewhere] = [vi.fn(), vi.fn()];
  const {onClick, onAuxClick} = linkPresses(here, elsewhere);
  const calls = (): readonly number[] => [here.mock.calls.length, elsewhere.mock.calls.length];
  onClick(press());
  expect(calls()).toEqual([1, 0]);
  onClick(press({ctrlKey: true}));
  onClick(press({shiftKey: true}));
  expect(calls()).toEqual([1, 2]);
  onAuxClick(press({button: 1}));
  expect(calls()).toEqual([1, 3]);
  onAuxClick(press({button: 2}));
  expect(calls()).toEqual([1, 3]);
});
