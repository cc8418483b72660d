import {useActiveVersion} from '@docusaurus/plugin-content-docs/client';
import useBaseUrl from '@docusaurus/useBaseUrl';
import {useCallback} from 'react';

/** Returns a function from a query to its URL on the search page, in the version being read. */
export function useSearchPageUrl(): (query: string) => string {
  const searchUrl = useBaseUrl('/search');
  const active = useActiveVersion(undefined);
  const version = active && !active.isLast ? active.name : undefined;
  return useCallback(
    (query) => `${searchUrl}?${new URLSearchParams({q: query, ...(version && {version})})}`,
    [searchUrl, version],
  );
}
