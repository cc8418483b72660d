import type {Entry} from './entries';
import type {Unit} from './readQuery';

/** How well each entry answers one word. */
export interface UnitMatch {
  readonly score: number;
  /** From 0 to 1: how sure it is that the word is met. */
  readonly met: number;
}

export interface RankedEntry {
  readonly entry: Entry;
  readonly score: number;
}

export interface RankedPage {
  readonly page: number;
  readonly score: number;
  /** From 0 to 1: how much of the query the page holds. */
  readonly coverage: number;
  /** Its entries that match, best first. */
  readonly entries: readonly RankedEntry[];
}

/** One word of the query with what it meets: entry id → match. */
export interface Evidence {
  readonly unit: Unit;
  /** How much the word tells pages apart, from 0 to 1; words that nothing matches count too. */
  readonly weight: number;
  readonly matches: ReadonlyMap<number, UnitMatch>;
}

const tuning = {
  negation: 0.3,
  /** How much of the score one entry that holds the words together brings. */
  together: 1,
  /** A page for writers must be this much better to come before another. */
  lastPage: 0.3,
  minCoverage: 0.2,
};

interface Tally {
  score: number;
  met: number;
}

function addTo<Key>(tallies: Map<Key, Tally>, key: Key, score: number, met: number): void {
  const tally = tallies.get(key) ?? {score: 0, met: 0};
  tally.score += score;
  tally.met += met;
  tallies.set(key, tally);
}

/** The best entry of each page for one word. */
function bestByPage(evidence: Evidence, entries: readonly Entry[]): Map<number, UnitMatch> {
  const best = new Map<number, UnitMatch>();
  for (const [id, match] of evidence.matches) {
    const page = entries[id]?.page ?? -1;
    const known = best.get(page);
    best.set(page, {
      score: Math.max(match.score, known?.score ?? 0),
      met: Math.max(match.met, known?.met ?? 0),
    });
  }
  return best;
}

/**
 * Orders pages: each word counts once a page, where it matches best; a page is worth more when it
 * holds more of the query, and more still when one title, symptom, keyword or section holds it.
 */
export function rankPages(
  evidence: readonly Evidence[],
  entries: readonly Entry[],
  isLast: (page: number) => boolean,
): RankedPage[] {
  const pages = new Map<number, Tally>();
  const parts = new Map<number, Tally>();
  let total = 0;
  for (const one of evidence) {
    const factor = one.unit.isNegation ? tuning.negation : 1;
    const counted = one.unit.isNegation ? 0 : one.weight;
    total += counted;
    for (const [page, {score, met}] of bestByPage(one, entries)) {
      addTo(pages, page, score * factor, met * counted);
    }
    for (const [id, {score, met}] of one.matches) addTo(parts, id, score * factor, met * counted);
  }
  const share = (met: number): number => (total > 0 ? met / total : 1);
  const byPage = new Map<number, RankedEntry[]>();
  for (const [id, {score, met}] of parts) {
    const entry = entries[id];
    if (!entry) continue;
    const list = byPage.get(entry.page) ?? [];
    list.push({entry, score: score * share(met) ** 2});
    byPage.set(entry.page, list);
  }
  return [...pages]
    .map(([page, {score, met}]) => {
      const coverage = share(met);
      const found = (byPage.get(page) ?? []).sort((a, b) => b.score - a.score);
      const whole = score * coverage ** 2 + tuning.together * (found[0]?.score ?? 0);
      return {page, coverage, entries: found, score: whole * (isLast(page) ? tuning.lastPage : 1)};
    })
    .filter(({coverage}) => coverage >= tuning.minCoverage)
    .sort((a, b) => b.score - a.score || a.page - b.page);
}
