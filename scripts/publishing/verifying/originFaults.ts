import {parseUrl} from '../../../src/plugins/parseUrl';

/**
 * Whether a build was made for the address that this publish is for.
 *
 * @param origin where the build says that it lives
 * @param siteUrl where the site is meant to live; whatever the build says when not given
 * @returns one sentence, or nothing
 */
export function originFaults(origin: string, siteUrl: string | undefined): string[] {
  if (!siteUrl) {
    return [];
  }
  const meant = parseUrl(siteUrl)?.origin ?? siteUrl;
  return origin === meant
    ? []
    : [
        `The build was made for ${origin}, but SITE_URL is ${siteUrl}: build again with this SITE_URL, or publish with SITE_URL=${origin}.`,
      ];
}
