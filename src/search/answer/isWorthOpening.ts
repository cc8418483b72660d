import type {IndexedSection} from '../SearchIndex';

/** Minimum share of the query that a section must cover to be opened. */
const worthOpening = 0.3;
/** A section that leads the next by this factor is opened even if its page scores higher. */
const clearLead = 1.2;
/** Learned log-odds from which a section may be opened although it covers little of the query. */
const sureWeight = 2;

/** A section of a page, and what a query finds in it. */
interface Part {
  readonly section: IndexedSection;
  readonly score: number;
  readonly coverage: number;
  /** The learned log-odds of the section for the query. */
  readonly learnedWeight: number;
}

/**
 * Whether the first section is a better target than the top of its page.
 *
 * @param whole the best score among title, description and keywords, and the learned log-odds of
 *   the page as a whole
 * @param isComplaint whether the query describes a problem, which a symptom may answer
 */
export function isWorthOpening(
  [best, next]: readonly Part[],
  whole: Pick<Part, 'score' | 'learnedWeight'>,
  isComplaint: boolean,
): boolean {
  if (!best || best.learnedWeight < whole.learnedWeight) return false;
  const isClear = best.score >= clearLead * (next?.score ?? 0);
  if (best.learnedWeight >= sureWeight && isClear) return true;
  if (best.coverage < worthOpening) return false;
  const isAsked = isComplaint || best.section.kind !== 'symptom';
  return best.score > whole.score || (isClear && isAsked);
}
