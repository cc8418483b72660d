import {describe, expect, it} from 'vitest';
import {clipSegment} from '../../geometry/clipSegment';
import {type Point, point} from '../../geometry/point';
import {edges, rectangle} from '../../geometry/polygon';
import type {Segment} from '../../geometry/segment';
import {readingHalf} from '../../views/marks/hints';
import {exampleFrame} from '../../views/plan/exampleFrame';
import {clearPlace} from './clearPlace';

const words = '2,00 m, 315°';
const {widthUnits, heightUnits} = exampleFrame;

const turned = (from: Point, degrees: number, lengthUnits: number): Segment => {
  const angle = (degrees * Math.PI) / 180;
  return {
    start: from,
    end: point(from.x + Math.cos(angle) * lengthUnits, from.y - Math.sin(angle) * lengthUnits),
  };
};

/** Whether the background of the reading covers one of the lines. */
function isOver(at: Point, lines: readonly Segment[]): boolean {
  const half = readingHalf(words);
  const ground = rectangle(
    point(at.x - half.x, at.y - half.y),
    point(at.x + half.x, at.y + half.y),
  );
  return lines.some((line) => clipSegment(line, {outline: ground, holes: []}).length > 0);
}

describe('the readout of the wall being drawn', () => {
  const middle = point(widthUnits / 2, heightUnits / 2);
  const ways = Array.from({length: 24}, (_, index) => index * 15);

  it.each([4, 20, 68, 90])(
    'covers neither the wall nor the pointer when the wall is %i units long',
    (length) => {
      for (const degrees of ways) {
        const wall = turned(middle, degrees, length);
        const at = clearPlace(wall, words, []);
        const {x, y} = wall.end;
        const pointer = {start: point(x - 9, y), end: point(x + 9, y)};
        expect(isOver(at, [wall, pointer]), `${degrees}°`).toBe(false);
      }
    },
  );

  it('covers no wall while one of its sides is free', () => {
    const corners = rectangle(point(72, 48), point(235, 173));
    const sides = edges(corners).map(([start, end]) => ({start, end}));
    const walls = sides.slice(0, 3);
    for (const degrees of ways.filter((way) => way <= 90)) {
      const wall = turned(point(72, 173), degrees, 68);
      expect(isOver(clearPlace(wall, words, walls), [...walls, wall]), `${degrees}°`).toBe(false);
    }
  });

  it('stays on the sheet, next to a wall along its edge', () => {
    const half = readingHalf(words);
    for (const wall of [
      turned(point(5, 11), 270, 150),
      turned(point(5, 11), 0, 300),
      turned(point(widthUnits - 5, heightUnits - 8), 90, 40),
      turned(point(widthUnits - 5, heightUnits - 8), 180, 40),
    ]) {
      const at = clearPlace(wall, words, []);
      expect(Math.abs(at.x - widthUnits / 2)).toBeLessThanOrEqual(widthUnits / 2 - half.x);
      expect(Math.abs(at.y - heightUnits / 2)).toBeLessThanOrEqual(heightUnits / 2 - half.y);
      expect(isOver(at, [wall])).toBe(false);
    }
  });
});
