import type {Entry} from '../indexing/entries';
import {none, type PageEvidence} from './evidenceByPage';
import {tuning} from './tuning';

interface RankedEntry {
  readonly entry: Entry;
  readonly score: number;
  /** From 0 to 1: how much of the query it holds, and its page in its title and keywords. */
  readonly coverage: number;
}

export interface RankedPage {
  readonly page: number;
  readonly score: number;
  /** From 0 to 1: how much of the query the page holds. */
  readonly coverage: number;
  /** Its entries that match, best first. */
  readonly entries: readonly RankedEntry[];
}

/** What one word of the query matches on a page. */
export interface WordOnPage {
  readonly found: PageEvidence | undefined;
  readonly factor: number;
  readonly counted: number;
}

/** A page with the matches of all words of the query. */
export interface PageWords {
  readonly page: number;
  readonly words: readonly WordOnPage[];
  readonly coverage: number;
}

/**
 * Scores an entry by its own matches, and in part by those of the title and keywords of its page.
 */
function rankEntry(
  entry: Entry,
  words: readonly WordOnPage[],
  total: number,
  named: ReadonlySet<number>,
  isOfSymptom: boolean,
): RankedEntry {
  let score = 0;
  let met = 0;
  for (const {found, factor, counted} of words) {
    const own = found?.byEntry.get(entry.id) ?? none;
    const general = found?.general ?? none;
    score += factor * Math.max(own.score, tuning.context * general.score);
    met += counted * Math.max(own.met, tuning.context * general.met);
  }
  if (named.has(entry.id)) score *= tuning.named;
  if (isOfSymptom && entry.symptom !== undefined) score *= tuning.symptom;
  const coverage = total > 0 ? met / total : 1;
  return {entry, coverage, score: score * coverage ** tuning.entryCoverage};
}

/**
 * Scores a page: the best match of each word, plus a little for each further one.
 *
 * @param depth share of the score that each further entry adds
 * @param total what the words of the query count together
 */
export function rankPage(
  {page, words, coverage}: PageWords,
  depth: number,
  total: number,
  entries: readonly Entry[],
  named: ReadonlySet<number>,
  isOfSymptom: boolean,
): RankedPage {
  let score = 0;
  const ids = new Set<number>();
  for (const {found, factor} of words) {
    if (!found) continue;
    score += factor * (found.best.score + depth * (found.sum - found.best.score));
    for (const id of found.byEntry.keys()) ids.add(id);
  }
  const ranked: RankedEntry[] = [];
  for (const id of ids) {
    const entry = entries[id];
    if (entry) ranked.push(rankEntry(entry, words, total, named, isOfSymptom));
  }
  ranked.sort((a, b) => b.score - a.score);
  const together = tuning.together * (ranked[0]?.score ?? 0);
  return {
    page,
    coverage,
    entries: ranked,
    score: score * coverage ** tuning.pageCoverage + together,
  };
}
