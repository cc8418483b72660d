import {analysisOf} from './analysis/analysisOf';
import {askedWords} from './askedWords';
import {Concepts} from './Concepts';
import type {IndexedPage, SearchIndex} from './SearchIndex';

/** A query and the position of the page that should answer it. */
interface Asked {
  readonly q: string;
  readonly page: number;
}

const learning = {
  /** Queries that a word must stand in: what one reader says may be chance. */
  minQueries: 2,
  /** Queries that are taken for granted of each word, spread as all are: few tell little. */
  smoothing: 2,
  /** Natural logarithm of the lift that is one step. */
  step: 0.7,
  maxStep: 4,
};

/**
 * What judged queries teach of the words readers use: each page with the words by which it is asked
 * for more than by chance, from those that say so a little to those that leave no doubt. Texts of
 * pages do not tell it: many speak of a ceiling, one is asked for by it.
 */
export function learnAsked(index: SearchIndex, queries: readonly Asked[]): IndexedPage[] {
  const analysis = analysisOf(index.language);
  const concepts = new Concepts(analysis, index.synonyms, () => {});
  const all = index.pages.map(() => 0);
  const byWord = new Map<string, number[]>();
  for (const {q, page} of queries) {
    all[page] = (all[page] ?? 0) + 1;
    for (const word of askedWords(q, analysis, concepts)) {
      const counts = byWord.get(word) ?? index.pages.map(() => 0);
      counts[page] = (counts[page] ?? 0) + 1;
      byWord.set(word, counts);
    }
  }
  const asked = index.pages.map(() => Array.from({length: learning.maxStep}, (): string[] => []));
  for (const [word, counts] of [...byWord].sort(([a], [b]) => (a < b ? -1 : 1))) {
    const count = counts.reduce((sum, one) => sum + one, 0);
    if (count < learning.minQueries) continue;
    counts.forEach((onPage, page) => {
      const share = (all[page] ?? 0) / queries.length;
      const smoothed = (onPage + learning.smoothing * share) / (count + learning.smoothing);
      const step = onPage > 0 ? Math.round(Math.log(smoothed / share) / learning.step) : 0;
      if (step > 0) asked[page]?.[Math.min(step, learning.maxStep) - 1]?.push(word);
    });
  }
  return index.pages.map((page, at) => (all[at] ? {...page, asked: asked[at]} : page));
}
