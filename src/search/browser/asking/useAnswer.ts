import {useCallback, useEffect, useId, useState} from 'react';
import {clientOf} from './clientOf';
import {type Outcome, type SearchState, searchState} from './searchState';

/**
 * The answer to a query in a version, as it changes. What is returned as answered always belongs to
 * the query and the version given, never to earlier ones.
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
