import type {SearchAnswer} from '../../SearchAnswer';

export type SearchState =
  /** Nothing is asked, or a question only begins. */
  | {readonly kind: 'idle'}
  /** The query is on its way; `previous` answers an earlier one and may stay on screen. */
  | {readonly kind: 'waiting'; readonly previous: SearchAnswer | null}
  | {readonly kind: 'answered'; readonly answer: SearchAnswer}
  | {readonly kind: 'failed'};

/** What came of a question, and which version was asked. */
export interface Outcome {
  readonly versionUrl: string;
  /** The last answer, which a failure leaves where it was. */
  readonly answer: SearchAnswer | null;
  /** The attempt that failed since; 0 for none. */
  readonly failedAt: number;
}

/**
 * What to show for a query in a version. Another version's outcome counts for nothing: its answers
 * lead elsewhere.
 *
 * @param attempt how often the reader had it tried: a failure holds until the next attempt
 */
export function searchState(
  {versionUrl, query, attempt}: {versionUrl: string; query: string; attempt: number},
  outcome: Outcome | null,
): SearchState {
  const own = outcome?.versionUrl === versionUrl ? outcome : null;
  if (own?.failedAt === attempt) return {kind: 'failed'};
  if (!query.trim()) return {kind: 'idle'};
  if (own?.answer?.query === query) {
    return own.answer.isOnlyBegun ? {kind: 'idle'} : {kind: 'answered', answer: own.answer};
  }
  return {kind: 'waiting', previous: own?.answer ?? null};
}
