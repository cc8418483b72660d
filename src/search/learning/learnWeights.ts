/** A question as it is learned from. */
export interface Lesson {
  /** What its words may mean, each with the trust in it, from 0 to 1. */
  readonly stems: ReadonlyMap<string, number>;
  /** What answers it, a page or a section of one, by its number. */
  readonly target: number;
}

const rounds = 15;
const pace = 0.5;
/** How strongly a weight that little speaks for is drawn to nothing. */
const restraint = 0.01;

/** What one stem says of each target so far, and how far it was moved. */
class Weights {
  readonly values: number[];
  private readonly moved: number[];

  constructor(targetCount: number) {
    this.values = Array.from({length: targetCount}, () => 0);
    this.moved = Array.from({length: targetCount}, () => 1e-6);
  }

  /** A step of AdaGrad: the further a weight was moved, the smaller its next step. */
  step(target: number, error: number): void {
    const value = this.values[target] ?? 0;
    const slope = error + restraint * value;
    const moved = (this.moved[target] ?? 0) + slope * slope;
    this.moved[target] = moved;
    this.values[target] = value - (pace * slope) / Math.sqrt(moved);
  }
}

/** From log-odds to shares that sum up to 1. */
function sharesOf(odds: readonly number[]): number[] {
  const most = Math.max(...odds);
  const powers = odds.map((one) => Math.exp(one - most));
  const sum = powers.reduce((total, one) => total + one, 0);
  return powers.map((one) => one / sum);
}

/**
 * Learns from questions how much each word speaks for each of some targets: multinomial logistic
 * regression. No target has a weight of its own, so that one asked about rarely is worth as much as
 * others; and one that nobody asks about is neither spoken for nor against.
 *
 * @param lessons in the order in which they are gone through, again and again
 * @returns by stem, one weight a target: what the stem adds to the log-odds that it is meant
 */
export function learnWeights(
  lessons: readonly Lesson[],
  targetCount: number,
): Map<string, readonly number[]> {
  const learned = new Map<string, Weights>();
  const weightsOf = (stem: string): Weights => {
    const weights = learned.get(stem) ?? new Weights(targetCount);
    learned.set(stem, weights);
    return weights;
  };
  const prepared = lessons.map(({stems, target}) => ({
    target,
    terms: [...stems].map(([stem, trust]) => ({trust, weights: weightsOf(stem)})),
  }));
  const asked = [...new Set(lessons.map(({target}) => target))];
  for (let round = 0; round < rounds; round++) {
    for (const {terms, target: right} of prepared) {
      const odds = asked.map((target) =>
        terms.reduce((sum, {trust, weights}) => sum + trust * (weights.values[target] ?? 0), 0),
      );
      const shares = sharesOf(odds);
      for (const {trust, weights} of terms) {
        asked.forEach((target, at) => {
          weights.step(target, trust * ((shares[at] ?? 0) - (target === right ? 1 : 0)));
        });
      }
    }
  }
  return new Map([...learned].map(([stem, {values}]) => [stem, values]));
}
