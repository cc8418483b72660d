import fc from 'fast-check';
import {describe, expect, it} from 'vitest';
import type {PointerInput} from '../core/input';
import {type Action, advance, begin, type Timeline} from '../core/timeline';
import {lensOver} from './drawing';
import {machine} from './machine';
import {
  areaM2,
  type CloseEvent,
  type CloseState,
  type Gap,
  gapCm,
  type Interaction,
  isClosed,
  reduce,
  rest,
  start,
} from './model';
import {announce} from './words';

const open: CloseState = {document: start, interaction: {...rest(start), lens: 'southEast'}};

type Running = Timeline<Gap, Interaction>;
const step = (timeline: Running, action: Action<CloseEvent>): Running =>
  advance(machine, timeline, action, 'fr');
const looking = step(begin(machine, 'fr'), {
  type: 'event',
  event: {type: 'look', at: 'southEast'},
});

/**
 * The state after pointer phases on the end of the wall, each with its x in units of the drawing.
 */
const handled = (...all: readonly (readonly [PointerInput['phase'], number])[]): Running =>
  all
    .map(([phase, x]): Action<CloseEvent> => {
      const at = {x, y: 138};
      const held = {isTouch: false, isSuspending: false, isExtending: false};
      return {type: 'input', input: {kind: 'pointer', phase, at, grip: 'end', ...held}};
    })
    .reduce(step, looking);

describe('reduce', () => {
  it('starts with a gap of 3 cm and no area', () => {
    expect(gapCm(start)).toBe(3);
    expect(areaM2(start)).toBeUndefined();
  });

  it('closes the room once the wall touches: the area of 45.24 m² appears', () => {
    const {document} = [1, 1, 1].reduce<CloseState>(
      (state, byCm) => reduce(state, {type: 'nudge', byCm}),
      open,
    );
    expect(isClosed(document)).toBe(true);
    expect(areaM2(document)).toBeCloseTo(45.24);
  });

  it('moves nothing while the magnifier is elsewhere', () => {
    const away: CloseState = {...open, interaction: {...open.interaction, lens: 'northWest'}};
    expect(reduce(away, {type: 'nudge', byCm: 1}).document).toBe(start);
  });

  it('shows an area exactly when there is no gap, wherever the end is dragged', () => {
    fc.assert(
      fc.property(fc.double({min: 600, max: 900, noNaN: true}), (toCm) => {
        const {document} = reduce(open, {type: 'pull', toCm});
        expect(areaM2(document) !== undefined).toBe(gapCm(document) === 0);
        expect(
          reduce({document, interaction: open.interaction}, {type: 'pull', toCm}).document,
        ).toBe(document);
      }),
    );
  });

  it('keeps the end of the wall inside the magnifier, where it is visible', () => {
    const {document} = reduce(open, {type: 'pull', toCm: 0});
    const {radius, unitsPerCm, targetCm} = lensOver('southEast');
    expect(Math.abs(document.endCm - targetCm.x) * unitsPerCm).toBeLessThan(radius - 10);
  });

  it('keeps the offset at which the pointer grabbed the end, and ignores a tap', () => {
    const gapAfter = (...all: readonly (readonly [PointerInput['phase'], number])[]): number =>
      gapCm(handled(...all).state.document);
    const {unitsPerCm} = lensOver('southEast');
    for (const offUnits of [-16, -8, 0, 8, 16]) {
      const x = 300 + offUnits;
      expect(gapAfter(['down', x], ['drag', x], ['drag', x + 2], ['up', x + 2], ['tap', x])).toBe(
        3,
      );
      expect(gapAfter(['down', x], ['drag', x + 2 * unitsPerCm])).toBe(1);
      expect(gapAfter(['down', x], ['drag', x + 3 * unitsPerCm])).toBe(0);
      expect(gapAfter(['down', x], ['drag', x - 4 * unitsPerCm])).toBe(7);
      expect(gapAfter(['down', x], ['drag', x - 4 * unitsPerCm], ['drag', x + 1])).toBe(2);
    }
  });

  it('undoes a drag at once, and a held key at once', () => {
    const pulled = handled(['down', 300], ['drag', 310], ['drag', 304], ['drag', 292], ['up', 292]);
    expect(gapCm(pulled.state.document)).toBe(7);
    const right: Action<CloseEvent> = {
      type: 'input',
      input: {kind: 'key', key: 'ArrowRight', isSuspending: false, isExtending: false},
    };
    const held = Array<Action<CloseEvent>>(5).fill(right).reduce(step, pulled);
    expect(gapCm(held.state.document)).toBe(2);
    const undone = step(held, {type: 'undo'});
    expect(gapCm(undone.state.document)).toBe(7);
    expect(gapCm(step(undone, {type: 'undo'}).state.document)).toBe(3);
  });

  it('undoes separate key presses one by one', () => {
    const left: Action<CloseEvent> = {type: 'event', event: {type: 'nudge', byCm: -1}};
    const clicked = [left, {type: 'gesture'} as const, left].reduce(step, looking);
    expect(gapCm(step(clicked, {type: 'undo'}).state.document)).toBe(4);
  });

  it('announces the current state when a move has no effect', () => {
    const closed = [1, 1, 1].reduce<CloseState>(
      (state, byCm) => reduce(state, {type: 'nudge', byCm}),
      open,
    );
    const pushed = reduce(closed, {type: 'nudge', byCm: 1});
    expect(announce(closed, pushed, 'en')).toBe(
      'The outline is closed: the room measures 45.24\u00a0m².',
    );
    const shortest = reduce(open, {type: 'pull', toCm: 0});
    const pulled = reduce(shortest, {type: 'nudge', byCm: -1});
    expect(announce(shortest, pulled, 'en')).toBe('Gap: 15\u00a0cm.');
  });
});
