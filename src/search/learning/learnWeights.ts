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

/** What one stem says of each target that is asked about, so far, and how far it was moved. */
class Weights {
  readonly values: Float64Array;
  private readonly moved: Float64Array;

  constructor(count: number) {
    this.values = new Float64Array(count);
    this.moved = new Float64Array(count).fill(1e-6);
  }

  /** Steps of AdaGrad: the further a weight was moved, the smaller its next step. */
  step(trust: number, errors: Float64Array): void {
    const {values, moved} = this;
    for (let at = 0; at < values.length; at++) {
      const value = values[at] ?? 0;
      const slope = trust * (errors[at] ?? 0) + restraint * value;
      const movedSince = (moved[at] ?? 0) + slope * slope;
      moved[at] = movedSince;
      values[at] = value - (pace * slope) / Math.sqrt(movedSince);
    }
  }
}

/** From log-odds to shares that sum up to 1, in place. */
function share(odds: Float64Array): void {
  const most = Math.max(...odds);
  let sum = 0;
  for (let at = 0; at < odds.length; at++) {
    const power = Math.exp((odds[at] ?? 0) - most);
    odds[at] = power;
    sum += power;
  }
  for (let at = 0; at < odds.length; at++) odds[at] = (odds[at] ?? 0) / sum;
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
  const asked = [...new Set(lessons.map(({target}) => target))];
  const learned = new Map<string, Weights>();
  const weightsOf = (stem: string): Weights => {
    const weights = learned.get(stem) ?? new Weights(asked.length);
    learned.set(stem, weights);
    return weights;
  };
  const prepared = lessons.map(({stems, target}) => ({
    right: asked.indexOf(target),
    terms: [...stems].map(([stem, trust]) => ({trust, weights: weightsOf(stem)})),
  }));
  // Every build of the site goes through this millions of times: in place, and without closures.
  const errors = new Float64Array(asked.length);
  for (let round = 0; round < rounds; round++) {
    for (const {terms, right} of prepared) {
      errors.fill(0);
      for (const {trust, weights} of terms) {
        for (let at = 0; at < errors.length; at++) {
          errors[at] = (errors[at] ?? 0) + trust * (weights.values[at] ?? 0);
        }
      }
      share(errors);
      errors[right] = (errors[right] ?? 0) - 1;
      for (const {trust, weights} of terms) weights.step(trust, errors);
    }
  }
  const places = Array.from({length: targetCount}, (_, target) => asked.indexOf(target));
  return new Map(
    [...learned].map(([stem, {values}]) => [stem, places.map((at) => values[at] ?? 0)]),
  );
}
