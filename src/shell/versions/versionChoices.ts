interface Version {
  readonly name: string;
  readonly label: string;
}

type Wanted = readonly string[] | Readonly<Record<string, {readonly label?: string}>>;

/**
 * The versions in a version menu, with their labels.
 *
 * @param versions all versions
 * @param wanted `versions` of the navbar item: names, or names with labels; all versions when
 *   absent
 * @throws for an unknown name; the message lists the known ones
 */
export function versionChoices<Known extends Version>(
  versions: readonly Known[],
  wanted?: Wanted,
): readonly {readonly version: Known; readonly label: string}[] {
  if (!wanted) {
    return versions.map((version) => ({version, label: version.label}));
  }
  const labels = Array.isArray(wanted)
    ? new Map((wanted as readonly string[]).map((name) => [name, undefined]))
    : new Map(Object.entries(wanted).map(([name, {label}]) => [name, label]));
  return [...labels].map(([name, label]) => {
    const version = versions.find((known) => known.name === name);
    if (!version) {
      const known = versions.map((each) => each.name).join(', ');
      throw new Error(`No docs version is named "${name}". The known ones are ${known}.`);
    }
    return {version, label: label ?? version.label};
  });
}
