/** A question prepared for training. */
export interface Lesson {
  /** What its words may mean, each with the trust in it, from 0 to 1. */
  readonly stems: ReadonlyMap<string, number>;
  /** What answers it, a page or a section of one, by its number. */
  readonly target: number;
}

const rounds = 15;
const pace = 0.5;
/** L2 regularisation: pulls weights with little evidence towards 0. */
const restraint = 0.01;

/** The weights of one stem for all targets, with the AdaGrad state of each. */
class Weights {
  readonly values: Float64Array;
  private readonly moved: Float64Array;

  constructor(count: number) {
    this.values = new Float64Array(count);
    this.moved = new Float64Array(count).fill(1e-6);
  }

  /** One AdaGrad step: the more a weight has moved, the smaller its next step. */
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

/** Softmax, in place. */
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
 * Multinomial logistic regression from stems to targets. There is no bias term, so a target with
 * few questions is not penalised; a target without questions keeps weights of 0.
 *
 * @param lessons in training order, which each round repeats
 * @returns by stem, one weight per target: what the stem adds to the log-odds of the target
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
  // Hot loop of every build: works in place and allocates nothing.
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
