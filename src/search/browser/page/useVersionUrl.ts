import useBaseUrl from '@docusaurus/useBaseUrl';
import {useArchivedVersion} from './useArchivedVersion';

/**
 * Base URL of the version to search, with a trailing slash.
 *
 * @param name of the version, `null` for the current one; if omitted, the version being read, or
 *   the current one on pages outside the docs
 */
export function useVersionUrl(name?: string | null): string {
  const root = useBaseUrl('/');
  const archived = useArchivedVersion(name);
  return archived ? `${archived.path}/` : root;
}
