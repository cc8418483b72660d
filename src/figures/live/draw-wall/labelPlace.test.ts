import {describe, expect, it} from 'vitest';
import {point} from '../../geometry/point';
import {contains, rectangle} from '../../geometry/polygon';
import {labelPlace} from './labelPlace';

const lShape = [
  point(0, 0),
  point(600, 0),
  point(600, 200),
  point(200, 200),
  point(200, 600),
  point(0, 600),
];

describe('the position of a room name', () => {
  it('is the middle when the name fits there', () => {
    expect(labelPlace({outline: rectangle(point(0, 0), point(400, 300)), holes: []})).toEqual(
      point(200, 150),
    );
  });

  it('is inside a room with an inner corner, clear of its walls', () => {
    const {x, y} = labelPlace({outline: lShape, holes: []});
    for (const dx of [-75, 75]) {
      expect(contains(lShape, point(x + dx, y))).toBe(true);
    }
  });

  it('is where a triangular room is widest', () => {
    const outline = [point(0, 0), point(0, 400), point(220, 400)];
    const {x, y} = labelPlace({outline, holes: []});
    expect(x).toBeGreaterThan(70);
    expect(x).toBeLessThan(120);
    expect(y).toBeGreaterThan(290);
  });

  it('is beside an inner room, within the outer one', () => {
    const region = {
      outline: rectangle(point(0, 0), point(600, 400)),
      holes: [rectangle(point(200, 100), point(400, 300))],
    };
    const place = labelPlace(region);
    expect(contains(region.holes[0] ?? [], place)).toBe(false);
  });
});
