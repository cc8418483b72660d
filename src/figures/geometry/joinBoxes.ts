import type {Box} from './box';

const axes = ['x', 'y', 'z'] as const;

/** Two sides closer than this, in centimetres, lie in the same plane. */
const tolerance = 1e-6;

const isSame = (a: number, b: number): boolean => Math.abs(a - b) < tolerance;

/** Merges two blocks when their union is a block too; otherwise returns `undefined`. */
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

/** Covers the same space with fewer blocks, by merging neighbours whose union is a block. */
export function joinBoxes(boxes: readonly Box[]): Box[] {
  const joined: Box[] = [];
  for (const box of boxes) {
    let grown = box;
    // Restart from the first block: the one that grew may now merge with it.
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
