import {useActiveVersion, useVersions} from '@docusaurus/plugin-content-docs/client';

/**
 * The archived version whose index to ask.
 *
 * @param name of the version, `null` for the current one; without it, the version being read
 * @returns nothing for the current version, which is asked outside of the docs too
 */
export function useArchivedVersion(name?: string | null) {
  const versions = useVersions(undefined);
  const active = useActiveVersion(undefined);
  const asked = name === undefined ? active : versions.find((version) => version.name === name);
  return asked?.isLast ? undefined : asked;
}
