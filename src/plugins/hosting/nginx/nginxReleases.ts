import type {ServedRelease, ServedReleases} from './ServedReleases';

/** The start of a map line that matches a release. */
export const ofRelease = (name: string) => `    "~/${name}$" `;

/**
 * An nginx map with one value per release.
 *
 * @param variable the variable to set
 * @param give returns its value for a release, quoted for nginx
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
