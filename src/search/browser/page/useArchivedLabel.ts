import {useActiveVersion, useVersions} from '@docusaurus/plugin-content-docs/client';

/**
 * Label of the archived version that is searched.
 *
 * @param name of the version, `null` for the current one; without it, the version being read
 * @returns nothing for the current version
 */
export function useArchivedLabel(name?: string | null): string | undefined {
  const versions = useVersions(undefined);
  const active = useActiveVersion(undefined);
  const asked = name === undefined ? active : versions.find((version) => version.name === name);
  return asked?.isLast ? undefined : asked?.label;
}
