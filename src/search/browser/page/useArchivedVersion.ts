import {useActiveVersion, useVersions} from '@docusaurus/plugin-content-docs/client';

/**
 * The archived version to search.
 *
 * @param name of the version, `null` for the current one; if omitted, the version being read
 * @returns undefined if the current version is to be searched, as on pages outside the docs
 */
export function useArchivedVersion(name?: string | null) {
  const versions = useVersions(undefined);
  const active = useActiveVersion(undefined);
  const asked = name === undefined ? active : versions.find((version) => version.name === name);
  return asked?.isLast ? undefined : asked;
}
