/** Learned weights as the index stores them: strings compress better than arrays of numbers. */
export interface PackedWeights {
  readonly stems: string;
  /**
   * One string per target, one letter per stem: M is 0, N one step for the target, L one against.
   */
  readonly targets: readonly string[];
}

const between = '|';
const nothing = 'M'.charCodeAt(0);
/** Measured: smaller steps do not improve the ranking. */
const step = 0.5;
const mostSteps = 12;

/**
 * @param weights by stem, one per target
 * @param targetCount number of targets
 */
export function packWeights(
  weights: ReadonlyMap<string, readonly number[]>,
  targetCount: number,
): PackedWeights {
  const letter = (weight = 0): string => {
    const steps = Math.round(weight / step);
    return String.fromCharCode(nothing + Math.max(-mostSteps, Math.min(mostSteps, steps)));
  };
  const targets = Array.from({length: targetCount}, (_, target) => target);
  const silent = letter().repeat(targetCount);
  const lines = [...weights]
    .map(([stem, values]) => [stem, targets.map((at) => letter(values[at])).join('')] as const)
    .filter(([, letters]) => letters !== silent)
    .sort(([one], [other]) => (one < other ? -1 : 1));
  return {
    stems: lines.map(([stem]) => stem).join(between),
    targets: targets.map((target) => lines.map(([, letters]) => letters[target]).join('')),
  };
}

/** The weights by stem, one per target, rounded to `step`. */
export function unpackWeights({stems, targets}: PackedWeights): Map<string, readonly number[]> {
  const weightAt = (letters: string, at: number): number =>
    (letters.charCodeAt(at) - nothing) * step;
  return new Map(
    stems
      .split(between)
      .map((stem, at) => [stem, targets.map((letters) => weightAt(letters, at))] as const),
  );
}
