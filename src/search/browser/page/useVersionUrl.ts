import useBaseUrl from '@docusaurus/useBaseUrl';
import {useArchivedVersion} from './useArchivedVersion';

/**
 * Address of the version whose index to ask, with a slash at the end: the version named, or the one
 * being read, or the current one outside of the docs.
 */
export function useVersionUrl(name?: string | null): string {
  const root = useBaseUrl('/');
  const archived = useArchivedVersion(name);
  return archived ? `${archived.path}/` : root;
}
