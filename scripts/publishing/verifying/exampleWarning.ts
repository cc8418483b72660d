import {readFileSync} from 'node:fs';
import {join} from 'node:path';
import {canonicalAddress} from '../../../src/plugins/hosting/addresses/canonicalAddress';
import {isExample} from '../addresses/isExample';

/**
 * A warning for a release built with an example address.
 *
 * @param release its folder
 * @param siteUrl the intended address, if given
 * @returns a sentence, or nothing when the address is a real one or was given explicitly
 */
export function exampleWarning(release: string, siteUrl: string | undefined): string | undefined {
  const origin = canonicalAddress(readFileSync(join(release, 'index.html'), 'utf8'))?.origin ?? '';
  return siteUrl || !isExample(origin)
    ? undefined
    : `Its pages give ${origin} as their address, which is only an example: search engines are sent there. Publish with your own address, SITE_URL=https://help.your.site; to try things out, set SITE_URL=${origin} to say that this is intended.`;
}
