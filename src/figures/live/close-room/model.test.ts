import fc from 'fast-check';
import {describe, expect, it} from 'vitest';
import {lensOver} from './drawing';
import {areaM2, type CloseState, gapCm, isClosed, reduce, rest, start} from './model';
import {announce} from './words';

const open: CloseState = {document: start, hand: {...rest(start), lens: 'southEast'}};

describe('reduce', () => {
  it('begins with a gap of 3 cm and no area', () => {
    expect(gapCm(start)).toBe(3);
    expect(areaM2(start)).toBeUndefined();
  });

  it('closes the room once the wall touches: 45.24 m² appear', () => {
    const {document} = [1, 1, 1].reduce<CloseState>(
      (state, byCm) => reduce(state, {type: 'nudge', byCm}),
      open,
    );
    expect(isClosed(document)).toBe(true);
    expect(areaM2(document)).toBeCloseTo(45.24);
  });

  it('moves nothing while the magnifier is elsewhere', () => {
    const away: CloseState = {...open, hand: {...open.hand, lens: 'northWest'}};
    expect(reduce(away, {type: 'nudge', byCm: 1}).document).toBe(start);
  });

  it('has an area exactly when it has no gap, wherever the end is pulled', () => {
    fc.assert(
      fc.property(fc.double({min: 600, max: 900, noNaN: true}), (toCm) => {
        const {document} = reduce(open, {type: 'pull', toCm});
        expect(areaM2(document) !== undefined).toBe(gapCm(document) === 0);
        expect(reduce({document, hand: open.hand}, {type: 'pull', toCm}).document).toBe(document);
      }),
    );
  });

  it('keeps the end of the wall under the magnifier, where it is seen', () => {
    const {document} = reduce(open, {type: 'pull', toCm: 0});
    const {radius, unitsPerCm, targetCm} = lensOver('southEast');
    expect(Math.abs(document.endCm - targetCm.x) * unitsPerCm).toBeLessThan(radius - 10);
  });

  it('answers a step that leads nowhere with what stands', () => {
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
