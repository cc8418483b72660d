import type {Unit} from '../query/Unit';
import {askedStems} from './askedStems';
import {type PackedLeanings, unpackLeanings} from './packLeanings';

/** Which pages the words of a query lean to, as learned from the questions of readers. */
export class Leanings {
  private readonly weights: ReadonlyMap<string, readonly number[]>;

  /** @param packed none where no questions were learned from: then nothing leans */
  constructor(packed: PackedLeanings | undefined) {
    this.weights = packed ? unpackLeanings(packed) : new Map();
  }

  /** By page: what the words of a query add to the log-odds that the page is meant. */
  of(units: readonly Unit[]): readonly number[] {
    const sums: number[] = [];
    for (const [stem, trust] of askedStems(units)) {
      this.weights.get(stem)?.forEach((weight, page) => {
        sums[page] = (sums[page] ?? 0) + trust * weight;
      });
    }
    return sums;
  }
}
