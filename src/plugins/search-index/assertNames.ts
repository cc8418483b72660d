/**
 * Checks that the pages listed in the search options exist.
 *
 * @param lists by option name: addresses below the version, no slash
 * @param names the addresses of the indexed pages, in the same form
 * @throws with all names that match no page, and what to do
 */
export function assertNames(
  lists: Readonly<Record<string, readonly string[]>>,
  names: readonly string[],
): void {
  const faults = Object.entries(lists).flatMap(([option, list]) =>
    list
      .filter((name) => !names.includes(name))
      .map(
        (name) =>
          `docusaurus.config.ts: the search option ${option} names '${name}', where readers find no page: it was moved or removed, or is a draft or unlisted. Write its new address, or remove it.`,
      ),
  );
  if (faults.length > 0) {
    throw new Error(faults.join('\n'));
  }
}
