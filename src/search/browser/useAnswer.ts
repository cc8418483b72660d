import {useCallback, useEffect, useState} from 'react';
import type {SearchAnswer} from '../answer';
import {clientOf} from './clientOf';

export type SearchState =
  /** Nothing is asked. */
  | {readonly kind: 'idle'}
  /** The query is on its way; `previous` answers an earlier one and may stay on screen. */
  | {readonly kind: 'waiting'; readonly previous: SearchAnswer | null}
  | {readonly kind: 'answered'; readonly answer: SearchAnswer}
  | {readonly kind: 'failed'};

/**
 * The answer to a query in a version, as it changes. What is returned as answered always belongs to
 * the query given, never to an earlier one.
 */
export function useAnswer(
  versionUrl: string,
  query: string,
  pageLimit: number,
): readonly [state: SearchState, retry: () => void] {
  const [answer, setAnswer] = useState<SearchAnswer | null>(null);
  const [failedAt, setFailedAt] = useState(0);
  const [attempt, setAttempt] = useState(1);
  const asked = query.trim();

  useEffect(() => {
    let isCurrent = true;
    const client = clientOf(versionUrl);
    client.ready.catch(() => isCurrent && setFailedAt(attempt));
    if (asked) client.ask(query, pageLimit).then((given) => isCurrent && setAnswer(given));
    return () => {
      isCurrent = false;
    };
  }, [versionUrl, query, asked, pageLimit, attempt]);

  const retry = useCallback(() => setAttempt((count) => count + 1), []);
  if (failedAt === attempt) return [{kind: 'failed'}, retry];
  if (!asked) return [{kind: 'idle'}, retry];
  if (answer?.query === query) return [{kind: 'answered', answer}, retry];
  return [{kind: 'waiting', previous: answer}, retry];
}
