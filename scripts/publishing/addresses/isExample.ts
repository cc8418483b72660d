import {parseUrl} from '../../../src/plugins/parseUrl';

/**
 * Whether an address is none that a site can have: of the names that are kept for examples, such as the
 * one in `src/site.ts`, which a build states when it is not told another.
 */
export function isExample(address: string): boolean {
  return /(?:^|\.)example(?:\.(?:com|net|org))?$/.test(parseUrl(address)?.hostname ?? '');
}
