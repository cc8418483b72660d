import {cutRegions, region} from './booleans';
import type {Point} from './point';
import {area, contains, type Polygon, type Region, signedArea} from './polygon';
import type {Segment} from './segment';
import {splitSegments} from './splitSegments';

interface Side {
  readonly from: Point;
  readonly to: Point;
  readonly angle: number;
}

const key = ({x, y}: Point): string => `${Math.round(x * 100)},${Math.round(y * 100)}`;

/** For each corner, the directed sides that leave it, sorted by angle. */
function sidesByCorner(pieces: readonly Segment[]): Map<string, Side[]> {
  const sides = new Map<string, Side[]>();
  for (const {start, end} of pieces) {
    for (const [from, to] of [
      [start, end],
      [end, start],
    ] as const) {
      const side = {from, to, angle: Math.atan2(to.y - from.y, to.x - from.x)};
      sides.set(key(from), [...(sides.get(key(from)) ?? []), side]);
    }
  }
  for (const around of sides.values()) around.sort((a, b) => a.angle - b.angle);
  return sides;
}

/** Removes dead ends: a wall with a free end encloses nothing. */
function withoutFreeEnds(pieces: readonly Segment[]): readonly Segment[] {
  const counts = new Map<string, number>();
  for (const {start, end} of pieces) {
    for (const p of [start, end]) counts.set(key(p), (counts.get(key(p)) ?? 0) + 1);
  }
  const isJoined = (p: Point): boolean => (counts.get(key(p)) ?? 0) > 1;
  const kept = pieces.filter(({start, end}) => isJoined(start) && isJoined(end));
  return kept.length === pieces.length ? kept : withoutFreeEnds(kept);
}

/** Walks along the sides, taking the sharpest turn at each corner, until back at the start. */
function traceLoops(pieces: readonly Segment[]): Polygon[] {
  const corners = sidesByCorner(pieces);
  const seen = new Set<Side>();
  const loops: Polygon[] = [];
  for (const first of [...corners.values()].flat()) {
    const loop: Point[] = [];
    let side = first;
    while (!seen.has(side)) {
      seen.add(side);
      loop.push(side.from);
      const around = corners.get(key(side.to)) as Side[];
      const back = around.findIndex((other) => key(other.to) === key(side.from));
      side = around.at(back - 1) as Side;
    }
    if (loop.length > 2) loops.push(loop);
  }
  return loops;
}

/**
 * The smallest closed surfaces that a set of lines encloses: the rooms, measured at the centre
 * lines of their walls.
 *
 * @param segments lines in centimetres, in any order and direction; free ends are ignored
 * @returns one region per surface, largest first; a loop inside another is a hole in it
 */
export function closedFaces(segments: readonly Segment[]): Region[] {
  const loops = traceLoops(withoutFreeEnds(splitSegments(segments)));
  const faces = loops.filter((loop) => signedArea(loop) > 1e-6).sort((a, b) => area(b) - area(a));
  const touches = (a: Polygon, b: Polygon): boolean =>
    a.some((p) => b.some((q) => key(p) === key(q)));
  return faces.flatMap((face) => {
    const islands = faces.filter(
      (other) => other !== face && !touches(other, face) && contains(face, other[0] as Point),
    );
    return cutRegions([region(face)], islands.map(region));
  });
}
