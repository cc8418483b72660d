import {useActiveVersion, useVersions} from '@docusaurus/plugin-content-docs/client';
import useBaseUrl from '@docusaurus/useBaseUrl';

/**
 * Address of the version whose index to ask, with a slash at the end: the version named, or the one
 * being read, or the current one outside of the docs.
 */
export function useVersionUrl(name?: string | null): string {
  const root = useBaseUrl('/');
  const versions = useVersions(undefined);
  const active = useActiveVersion(undefined);
  const wanted = name === undefined ? active : versions.find((version) => version.name === name);
  return wanted && !wanted.isLast ? `${wanted.path}/` : root;
}
