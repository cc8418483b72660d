import type {ServedRelease, ServedReleases} from './ServedReleases';

/** What a release is given by, at the beginning of a line of a map. */
export const ofRelease = (name: string) => `    "~/${name}$" `;

/**
 * A map of nginx that gives each release its own.
 *
 * @param variable what it sets
 * @param give what it is for a release, as a parameter of a directive
 */
export function mapOfReleases(
  variable: string,
  served: ServedReleases,
  give: (release: ServedRelease) => string,
): string {
  const lines = [...(served.releases ?? [])].map(
    ([name, release]) => `${ofRelease(name)}${give(release)};\n`,
  );
  return `map $help_release ${variable} {
    default ${give(served)};
${lines.join('')}}`;
}
