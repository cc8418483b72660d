import fc from 'fast-check';
import {describe, expect, it} from 'vitest';
import {distance, point} from './point';
import {type SnapContext, snap, snapAngle} from './snap';

const coordinate = fc.integer({min: -1000, max: 1000});
const somewhere = fc.record({x: coordinate, y: coordinate});
const contexts = fc.record({
  corners: fc.array(somewhere, {maxLength: 5}),
  segments: fc.array(fc.record({start: somewhere, end: somewhere}), {maxLength: 4}),
  origin: fc.option(somewhere, {nil: undefined}),
  angleStepDeg: fc.constantFrom(15, 45, 90),
  gridCm: fc.constantFrom(1, 5, 10),
  toleranceCm: fc.constantFrom(5, 15, 40),
});

const toContext = ({
  origin,
  ...rest
}: {origin: SnapContext['origin']} & Omit<SnapContext, 'origin'>) =>
  origin ? {...rest, origin} : rest;

describe('snap', () => {
  it('is idempotent', () => {
    fc.assert(
      fc.property(somewhere, contexts, (pointer, drawn) => {
        const context = toContext(drawn);
        const once = snap(pointer, context);
        const twice = snap(once.point, context);
        expect(distance(once.point, twice.point)).toBeLessThan(1e-6);
      }),
      {numRuns: 500},
    );
  });

  const context: SnapContext = {
    corners: [point(0, 0), point(800, 0)],
    segments: [{start: point(0, 0), end: point(800, 0)}],
    angleStepDeg: 15,
    gridCm: 10,
    toleranceCm: 20,
  };

  it('prefers a corner to the wall it belongs to', () => {
    expect(snap(point(792, 6), context)).toEqual({point: point(800, 0), kind: 'corner'});
  });

  it('snaps to a wall when no corner is near', () => {
    expect(snap(point(403, 12), context)).toEqual({point: point(403, 0), kind: 'wall'});
  });

  it('falls back to the grid', () => {
    expect(snap(point(403, 212), context)).toEqual({point: point(400, 210), kind: 'grid'});
  });
});

describe('snapAngle', () => {
  it('snaps the angle to whole increments and rounds the length', () => {
    const end = snapAngle(point(100, 100), point(497, 112), 15, 10);
    expect(end).toEqual(point(500, 100));
  });

  it('is idempotent', () => {
    fc.assert(
      fc.property(somewhere, somewhere, (origin, pointer) => {
        const once = snapAngle(origin, pointer, 15, 5);
        expect(distance(once, snapAngle(origin, once, 15, 5))).toBeLessThan(1e-3);
      }),
    );
  });
});
