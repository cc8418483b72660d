import {parseUrl} from '../../../src/plugins/parseUrl';
import {isExample} from '../addresses/isExample';

/** @returns what to do about a build that was not told where it is to live */
function exampleFault(origin: string): string {
  return `The pages say that they live at ${origin}, which is only an example: search engines and other sites would be sent there. Build and publish with SITE_URL=https://help.your.site, your own address, or to try it out with SITE_URL=${origin}.`;
}

/**
 * Whether a build was made for the address that this publish is for.
 *
 * @param origin where the build says that it lives
 * @param siteUrl where the site is meant to live; whatever the build says when not given
 * @param isForReaders whether that is to be an address that readers can have, when not given
 * @returns one sentence, or nothing
 */
export function originFaults(
  origin: string,
  siteUrl: string | undefined,
  isForReaders = false,
): string[] {
  if (!siteUrl) {
    return isForReaders && isExample(origin) ? [exampleFault(origin)] : [];
  }
  const meant = parseUrl(siteUrl)?.origin ?? siteUrl;
  return origin === meant
    ? []
    : [
        `The build was made for ${origin}, but SITE_URL is ${siteUrl}: build anew with this SITE_URL, or publish with SITE_URL=${origin}.`,
      ];
}
