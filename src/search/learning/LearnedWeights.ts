import type {Unit} from '../query/Unit';
import {askedStems} from './askedStems';
import {type PackedWeights, unpackWeights} from './packWeights';

/** Weights learned from readers’ questions, by stem, for pages or for the sections of one page. */
export class LearnedWeights {
  private readonly weights: ReadonlyMap<string, readonly number[]>;

  /** @param packed undefined when there were no questions to learn from: all weights are 0 then */
  constructor(packed: PackedWeights | undefined) {
    this.weights = packed ? unpackWeights(packed) : new Map();
  }

  /** The log-odds that the query adds for each target, by its number. */
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
