/** A question as it is learned from. */
export interface Lesson {
  /** What its words may mean, each with the trust in it, from 0 to 1. */
  readonly stems: ReadonlyMap<string, number>;
  /** The page that answers it, by its number. */
  readonly page: number;
}

const rounds = 15;
const pace = 0.5;
/** How strongly a weight that little speaks for is drawn to nothing. */
const restraint = 0.01;

/** What one stem says of each page so far, and how far it was moved. */
class Weights {
  readonly values: Float64Array;
  private readonly moved: Float64Array;

  constructor(pageCount: number) {
    this.values = new Float64Array(pageCount);
    this.moved = new Float64Array(pageCount).fill(1e-6);
  }

  /** A step of AdaGrad: the further a weight was moved, the smaller its next step. */
  step(page: number, error: number): void {
    const value = this.values[page] ?? 0;
    const slope = error + restraint * value;
    const moved = (this.moved[page] ?? 0) + slope * slope;
    this.moved[page] = moved;
    this.values[page] = value - (pace * slope) / Math.sqrt(moved);
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
 * Learns from questions how much each word speaks for each page: multinomial logistic regression,
 * where no page has a weight of its own, so that one asked about rarely is worth as much as others.
 *
 * @param lessons in the order in which they are gone through, again and again
 * @returns by stem, one weight a page: what the stem adds to the log-odds that the page is meant
 */
export function learnWeights(
  lessons: readonly Lesson[],
  pageCount: number,
): Map<string, Float64Array> {
  const learned = new Map<string, Weights>();
  const weightsOf = (stem: string): Weights => {
    const weights = learned.get(stem) ?? new Weights(pageCount);
    learned.set(stem, weights);
    return weights;
  };
  const prepared = lessons.map(({stems, page}) => ({
    page,
    terms: [...stems].map(([stem, trust]) => ({trust, weights: weightsOf(stem)})),
  }));
  const numbers = Array.from({length: pageCount}, (_, page) => page);
  for (let round = 0; round < rounds; round++) {
    for (const {terms, page: right} of prepared) {
      const odds = numbers.map((page) =>
        terms.reduce((sum, {trust, weights}) => sum + trust * (weights.values[page] ?? 0), 0),
      );
      const shares = sharesOf(odds);
      for (const {trust, weights} of terms) {
        shares.forEach((share, page) => {
          weights.step(page, trust * (share - (page === right ? 1 : 0)));
        });
      }
    }
  }
  return new Map([...learned].map(([stem, {values}]) => [stem, values]));
}
