import {isSpelling} from '../indexing/readTokens';
import type {Unit} from '../query/Unit';

/**
 * What the words of a query may mean, stems and groups of synonyms, each with the trust in it, from
 * 0 to 1. A negation speaks for no page, and a spelling says no more than its stem.
 */
export function askedStems(units: readonly Unit[]): Map<string, number> {
  const stems = new Map<string, number>();
  for (const {part, candidates} of units) {
    if (part === 'negation') continue;
    for (const {stem, trust} of candidates) {
      if (isSpelling(stem)) continue;
      stems.set(stem, Math.max(stems.get(stem) ?? 0, Math.min(1, trust)));
    }
  }
  return stems;
}
