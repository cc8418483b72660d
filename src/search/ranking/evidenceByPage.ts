import type {Entry} from '../indexing/entries';
import type {Evidence, UnitMatch} from './Evidence';

/** The match of a word where it does not occur. */
export const none: UnitMatch = {score: 0, met: 0};

/** The matches of one word on a page, by entry. */
export interface PageEvidence {
  readonly byEntry: Map<number, UnitMatch>;
  /** The best of the title, description and keywords. */
  general: UnitMatch;
  best: UnitMatch;
  sum: number;
}

function better(a: UnitMatch, b: UnitMatch): UnitMatch {
  return {score: Math.max(a.score, b.score), met: Math.max(a.met, b.met)};
}

/** The matches of one word, grouped by page. */
export function evidenceByPage(
  evidence: Evidence,
  entries: readonly Entry[],
): Map<number, PageEvidence> {
  const pages = new Map<number, PageEvidence>();
  for (const [id, match] of evidence.matches) {
    const entry = entries[id];
    if (!entry) continue;
    const page = pages.get(entry.page) ?? {byEntry: new Map(), general: none, best: none, sum: 0};
    page.byEntry.set(id, match);
    page.best = better(page.best, match);
    page.sum += match.score;
    if (entry.section === undefined) page.general = better(page.general, match);
    pages.set(entry.page, page);
  }
  return pages;
}
