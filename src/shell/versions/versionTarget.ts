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
 * The target of a version in the menu: the same document with query and fragment, or else the main
 * document of that version, without the fragment, which it does not have.
 *
 * @param version the version to go to
 * @param sameDocs the current document in each version that has it, by version name
 * @param address query and fragment of the current address
 */
export function versionTarget(
  version: Version,
  sameDocs: Readonly<Record<string, Doc | undefined>>,
  {search, hash}: {readonly search: string; readonly hash: string},
): string {
  const same = sameDocs[version.name];
  if (same) {
    return same.path + search + hash;
  }
  const main = version.docs.find(({id}) => id === version.mainDocId);
  return (main?.path ?? version.docs[0]?.path ?? '/') + search;
}
