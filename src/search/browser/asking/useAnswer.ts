import {useCallback, useEffect, useId, useState} from 'react';
import {clientOf} from './clientOf';
import {type Outcome, type SearchState, searchState} from './searchState';

/**
 * Runs a query whenever it changes. An `answered` state always belongs to the given query and
 * version, never to earlier ones.
 *
 * @param versionUrl base URL of the version to search, with a trailing slash
 * @param pageLimit maximum number of pages in the answer
 * @returns the state to show, and a function that tries again after a failure
 */
export function useAnswer(
  versionUrl: string,
  query: string,
  pageLimit: number,
): readonly [state: SearchState, retry: () => void] {
  const asker = useId();
  const [outcome, setOutcome] = useState<Outcome | null>(null);
  const [attempt, setAttempt] = useState(1);

  useEffect(() => {
    let isCurrent = true;
    const fail = (): void => {
      if (!isCurrent) return;
      setOutcome((last) => ({
        versionUrl,
        answer: last?.versionUrl === versionUrl ? last.answer : null,
        failedAt: attempt,
      }));
    };
    const client = clientOf(versionUrl);
    client.ready.catch(fail);
    if (query.trim()) {
      client
        .ask(asker, query, pageLimit)
        .then((answer) => isCurrent && setOutcome({versionUrl, answer, failedAt: 0}), fail);
    }
    return () => {
      isCurrent = false;
    };
  }, [asker, versionUrl, query, pageLimit, attempt]);

  const retry = useCallback(() => setAttempt((count) => count + 1), []);
  return [searchState({versionUrl, query, attempt}, outcome), retry];
}
