import {add, type Point, point, scale, subtract} from '../geometry/point';
import type {Segment} from '../geometry/segment';

const stepCount = 8;

/** Points along an arc of a circle, `from` excluded and `to` included. */
function arcCorners(from: Point, to: Point, radius: number, isClockwise: boolean): Point[] {
  const half = scale(subtract(to, from), 0.5);
  const halfLength = Math.hypot(half.x, half.y);
  const rise = Math.sqrt(Math.max(0, radius ** 2 - halfLength ** 2)) / (halfLength || 1);
  const turn = isClockwise ? 1 : -1;
  const centre = add(add(from, half), point(-half.y * rise * turn, half.x * rise * turn));
  const angleOf = (p: Point): number => Math.atan2(p.y - centre.y, p.x - centre.x);
  const start = angleOf(from);
  const sweep = (((angleOf(to) - start) * turn + 4 * Math.PI) % (2 * Math.PI)) * turn;
  return Array.from({length: stepCount}, (_, index) => {
    const angle = start + (sweep * (index + 1)) / stepCount;
    return point(centre.x + radius * Math.cos(angle), centre.y + radius * Math.sin(angle));
  });
}

/**
 * The lines that a path draws, with arcs approximated by short segments.
 *
 * @param data the `d` attribute, limited to the commands that drawings use: M, L, H, V, A, Z, m, l,
 * h, v
 * @throws when the path has another command: add support for it here
 */
export function strokesOf(data: string): Segment[] {
  const segments: Segment[] = [];
  let at = point(0, 0);
  let opened = at;
  const lineTo = (end: Point): void => {
    segments.push({start: at, end});
    at = end;
  };
  for (const [, command = '', rest = ''] of data.matchAll(/([a-zA-Z])([^a-zA-Z]*)/g)) {
    const numbers = (rest.match(/-?\d*\.?\d+/g) ?? []).map(Number);
    const [x = 0, y = 0] = numbers;
    if (command === 'M' || command === 'm') {
      at = command === 'M' ? point(x, y) : add(at, point(x, y));
      opened = at;
    } else if (command === 'L') lineTo(point(x, y));
    else if (command === 'H') lineTo(point(x, at.y));
    else if (command === 'V') lineTo(point(at.x, x));
    else if (command === 'l') {
      for (let i = 0; i < numbers.length; i += 2) {
        lineTo(add(at, point(numbers[i] ?? 0, numbers[i + 1] ?? 0)));
      }
    } else if (command === 'h') lineTo(point(at.x + x, at.y));
    else if (command === 'v') lineTo(point(at.x, at.y + x));
    else if (command === 'A') {
      // SVG allows flags without separators: `0 01`, or `01` run into the x that follows.
      const [, radius, sweep, endX, endY] =
        /^(\S+) \S+ 0 0\s*([01])\s*(-?[\d.]+)\s*(-?[\d.]+)/.exec(rest) ?? [];
      const end = point(Number(endX), Number(endY));
      arcCorners(at, end, Number(radius), sweep === '1').forEach(lineTo);
    } else if (command === 'Z') lineTo(opened);
    else
      throw new Error(
        `src/figures/legibility/strokesOf.ts cannot read the path command ${command}.`,
      );
  }
  return segments;
}
