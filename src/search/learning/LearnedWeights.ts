import type {Unit} from '../query/Unit';
import {askedStems} from './askedStems';
import {type PackedWeights, unpackWeights} from './packWeights';

/** What the words of a query lean to, pages or the sections of one, as learned from questions. */
export class LearnedWeights {
  private readonly weights: ReadonlyMap<string, readonly number[]>;

  /** @param packed none where there were no questions to learn from: then nothing leans */
  constructor(packed: PackedWeights | undefined) {
    this.weights = packed ? unpackWeights(packed) : new Map();
  }

  /** By number of the target: what the query adds to the log-odds that it is meant. */
  of(units: readonly Unit[]): readonly number[] {
    const sums: number[] = [];
    for (const [stem, trust] of askedStems(units)) {
      this.weights.get(stem)?.forEach((weight, target) => {
        sums[target] = (sums[target] ?? 0) + trust * weight;
      });
    }
    return sums;
  }
}
