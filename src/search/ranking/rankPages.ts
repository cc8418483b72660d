import type {Entry} from '../indexing/entries';
import type {Evidence} from './Evidence';
import {evidenceByPage} from './evidenceByPage';
import {type PageWords, type RankedPage, rankPage, type WordOnPage} from './rankPage';
import {tuning} from './tuning';

function coverageOf(words: readonly WordOnPage[], total: number): number {
  const met = words.reduce((sum, {found, counted}) => sum + counted * (found?.best.met ?? 0), 0);
  return total > 0 ? met / total : 1;
}

/**
 * Ranks pages. Each word counts once per page, with its best match, plus a little for further
 * matches. Covering more of the query raises the score, covering it in a single entry raises it
 * further.
 *
 * @param isLast whether a page comes after all others
 * @param learnedWeights by page: the log-odds that readers who say so mean it
 * @param named the entries whose title the query is
 * @param isOfSymptom whether the query says what is seen: symptoms answer it
 */
export function rankPages(
  evidence: readonly Evidence[],
  entries: readonly Entry[],
  isLast: (page: number) => boolean,
  learnedWeights: readonly number[],
  named: ReadonlySet<number>,
  isOfSymptom: boolean,
): RankedPage[] {
  const words = evidence.map((one) => {
    const factor = tuning.parts[one.unit.part];
    const counted = one.unit.part === 'negation' ? 0 : one.weight * factor;
    return {pages: evidenceByPage(one, entries), factor, counted};
  });
  const total = words.reduce((sum, {counted}) => sum + counted, 0);
  const pages = new Set(words.flatMap((word) => [...word.pages.keys()]));
  const met = [...pages].map((page): PageWords => {
    const onPage = words.map((word) => ({...word, found: word.pages.get(page)}));
    return {page, words: onPage, coverage: coverageOf(onPage, total)};
  });
  const best = Math.max(0, ...met.map(({coverage}) => coverage));
  const depth = tuning.depth + tuning.depthInTheDark * (1 - best);
  const ranked = met.map((one) => {
    const found = rankPage(one, depth, total, entries, named, isOfSymptom);
    const learnedWeight = Math.exp(tuning.learnedWeight * (learnedWeights[one.page] ?? 0));
    const place = isLast(one.page) ? tuning.lastPage : 1;
    return {...found, score: found.score * learnedWeight * place};
  });
  const least = Math.min(tuning.minCoverage, tuning.minOfBest * best);
  const leastOfLast = tuning.minOfBestForLast * best;
  return ranked
    .filter(({coverage}) => coverage > 0 && coverage >= least)
    .sort((a, b) => b.score - a.score || a.page - b.page)
    .filter(({page, coverage}, at) => at === 0 || coverage >= leastOfLast || !isLast(page));
}
