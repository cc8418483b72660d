import {parseUrl} from '../../../src/plugins/parseUrl';

/**
 * Whether a build was made for the address it is published to.
 *
 * @param origin address in the build
 * @param siteUrl intended address; not checked when omitted
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
