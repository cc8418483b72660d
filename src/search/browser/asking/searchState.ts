import type {SearchAnswer} from '../../SearchAnswer';

export type SearchState =
  /** The query is empty, or only the beginning of a question (`isOnlyBegun`). */
  | {readonly kind: 'idle'}
  /** The query is pending; `previous` answers an earlier one and may stay on screen meanwhile. */
  | {readonly kind: 'waiting'; readonly previous: SearchAnswer | null}
  | {readonly kind: 'answered'; readonly answer: SearchAnswer}
  | {readonly kind: 'failed'};

/** The last answer or failure, and the version it came from. */
export interface Outcome {
  readonly versionUrl: string;
  /** The last answer; a later failure does not clear it. */
  readonly answer: SearchAnswer | null;
  /** Number of the attempt that failed since that answer; 0 if none did. */
  readonly failedAt: number;
}

/**
 * What to show for a query in a version. An outcome from another version is ignored: its results
 * link to the pages of that version.
 *
 * @param attempt number of the current attempt, which each retry increments: a failure applies only
 *   to its own attempt
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
