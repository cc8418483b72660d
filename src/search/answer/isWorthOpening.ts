import type {IndexedSection} from '../SearchIndex';

/** A section is worth opening when it holds at least this much of the query. */
const worthOpening = 0.3;
/** It also is, whatever the keywords of its page score, when it leads the next by this factor. */
const clearLead = 1.2;
/** Where a query adds this much to the log-odds that a section is meant, its words need not stand there. */
const sureWeight = 2;

/** A section of a page, and what a query finds in it. */
interface Part {
  readonly section: IndexedSection;
  readonly score: number;
  readonly coverage: number;
  /** What the query adds to the log-odds that the section is meant. */
  readonly learnedWeight: number;
}

/**
 * Whether the first of some sections answers better than its page as a whole.
 *
 * @param whole what the best of the title, description and keywords of the page scores, and what the
 *   query adds to the log-odds that the page as a whole is meant
 * @param isComplaint whether the query says what is wrong: a symptom may answer it
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
