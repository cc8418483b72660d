interface Doc {
  readonly id: string;
  readonly path: string;
}

interface Version {
  readonly name: string;
  readonly mainDocId: string;
  readonly docs: readonly Doc[];
}

/**
 * Where a version's entry in the menu leads: the same document there, search and hash kept, else
 * the main document of that version.
 *
 * @param version the version to go to
 * @param sameDocs the current document in each version that has it, by version name
 * @param suffix search and hash of the current address
 */
export function versionTarget(
  version: Version,
  sameDocs: Readonly<Record<string, Doc | undefined>>,
  suffix: string,
): string {
  const same = sameDocs[version.name];
  if (same) {
    return same.path + suffix;
  }
  const main = version.docs.find(({id}) => id === version.mainDocId);
  return main?.path ?? version.docs[0]?.path ?? '/';
}
