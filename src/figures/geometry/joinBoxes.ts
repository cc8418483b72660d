import type {Box} from './box';

const axes = ['x', 'y', 'z'] as const;

/** Nearer than this, in centimetres, two sides lie in one plane. */
const tolerance = 1e-6;

const isSame = (a: number, b: number): boolean => Math.abs(a - b) < tolerance;

/** Two blocks as one, when together they are a block. */
function join(one: Box, other: Box): Box | undefined {
  const across = axes.filter(
    (axis) => !isSame(one.min[axis], other.min[axis]) || !isSame(one.max[axis], other.max[axis]),
  );
  const [axis] = across;
  if (axis === undefined) return one;
  const isTouching =
    across.length === 1 &&
    (isSame(one.max[axis], other.min[axis]) || isSame(other.max[axis], one.min[axis]));
  if (!isTouching) return undefined;
  return {
    min: {...one.min, [axis]: Math.min(one.min[axis], other.min[axis])},
    max: {...one.max, [axis]: Math.max(one.max[axis], other.max[axis])},
  };
}

/** The same space in fewer blocks: neighbours that make up a block are put together. */
export function joinBoxes(boxes: readonly Box[]): Box[] {
  const joined: Box[] = [];
  for (const box of boxes) {
    let grown = box;
    // A block that grew may fit another one now.
    for (let place = 0; place < joined.length; place += 1) {
      const together = join(joined[place] as Box, grown);
      if (together) {
        joined.splice(place, 1);
        grown = together;
        place = -1;
      }
    }
    joined.push(grown);
  }
  return joined;
}
