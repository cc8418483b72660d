import fc from 'fast-check';
import {describe, expect, it} from 'vitest';
import {point} from '../../geometry/point';
import {
  checkedCm,
  deviationPercent,
  isOnEnds,
  isWithinTolerance,
  reduce,
  rest,
  type ScaleEvent,
  type ScaleState,
  start,
} from './model';

const first: ScaleState = {document: start, hand: rest(start)};
const play = (...events: ScaleEvent[]): ScaleState => events.reduce(reduce, first);
const onEnds: readonly ScaleEvent[] = [
  {type: 'move', marker: 'a', to: point(7, 594)},
  {type: 'move', marker: 'b', to: point(791, 606)},
];
const eight: readonly ScaleEvent[] = [{type: 'type', text: '8'}, {type: 'confirm'}];

describe('reduce', () => {
  it('catches the ends of the façade', () => {
    expect(isOnEnds(play(...onEnds).document)).toBe(true);
  });

  it('checks 6.00 m in the other direction once 8 m are typed', () => {
    const {document} = play(...onEnds, ...eight);
    expect(checkedCm(document)).toBeCloseTo(600);
    expect(isWithinTolerance(document)).toBe(true);
  });

  it('finds a stretched sheet in the other direction only', () => {
    const {document} = play(...onEnds, ...eight, {type: 'sheet', name: 'stretched'});
    expect(isOnEnds(document)).toBe(true);
    expect(deviationPercent(document)).toBeCloseTo(6);
    expect(isWithinTolerance(document)).toBe(false);
  });

  it('keeps the scale when what is typed is no length', () => {
    const {document, hand} = play(...onEnds, {type: 'type', text: 'huit'}, {type: 'confirm'});
    expect([document.knownCm, hand.isFaulty]).toEqual([undefined, true]);
  });

  it('comes back to the same place after a step there and a step back', () => {
    const by = fc.record({x: fc.integer({min: -50, max: 50}), y: fc.integer({min: -50, max: 50})});
    fc.assert(
      fc.property(by, ({x, y}) => {
        const there = play({type: 'nudge', by: point(x, y)});
        const back = reduce(there, {type: 'nudge', by: point(-x, -y)});
        expect(back.document.markers).toEqual(start.markers);
      }),
    );
  });

  it('gives the same check whatever the way round of the markers', () => {
    const {document} = play(...onEnds, ...eight);
    const {a, b} = document.markers;
    expect(checkedCm({...document, markers: {a: b, b: a}})).toBe(checkedCm(document));
  });
});
