import {isSpelling} from '../indexing/readTokens';
import type {Unit} from '../query/Unit';

/**
 * The stems and synonym groups that the words of a query may mean, each with its trust from 0 to 1.
 * Negations are left out because they point to no page, spellings because they repeat their stem.
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
