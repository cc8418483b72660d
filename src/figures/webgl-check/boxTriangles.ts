import type {Box} from '../geometry/box';

/** Numbers per vertex: position, normal and colour, three each. */
export const numbersPerVertex = 9;

/**
 * A block as triangles.
 *
 * @param colourOf colour of a side, red, green and blue from 0 to 1; `isTop` for the upper side
 * @returns position in centimetres, normal and colour of each vertex, interleaved
 */
export function boxTriangles(
  {min, max}: Box,
  colourOf: (isTop: boolean) => readonly [number, number, number],
): number[] {
  const low = [min.x, min.y, min.z];
  const high = [max.x, max.y, max.z];
  const numbers: number[] = [];
  for (const axis of [0, 1, 2]) {
    const [u, v] = [(axis + 1) % 3, (axis + 2) % 3] as [number, number];
    for (const sign of [-1, 1]) {
      const normal = [0, 0, 0];
      normal[axis] = sign;
      const corner = (isHighU: boolean, isHighV: boolean): number[] => {
        const position = [0, 0, 0];
        position[axis] = (sign > 0 ? high : low)[axis] as number;
        position[u] = (isHighU ? high : low)[u] as number;
        position[v] = (isHighV ? high : low)[v] as number;
        return [...position, ...normal, ...colourOf(axis === 2 && sign > 0)];
      };
      const [a, b, c, d] = [
        corner(false, false),
        corner(true, false),
        corner(true, true),
        corner(false, true),
      ] as [number[], number[], number[], number[]];
      numbers.push(...a, ...b, ...c, ...a, ...c, ...d);
    }
  }
  return numbers;
}
