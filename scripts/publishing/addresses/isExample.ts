import {parseUrl} from '../../../src/plugins/parseUrl';

/**
 * Whether an address uses a domain reserved for examples, such as the default in `src/site.ts`: no
 * real site can have it.
 */
export function isExample(address: string): boolean {
  return /(?:^|\.)example(?:\.(?:com|net|org))?$/.test(parseUrl(address)?.hostname ?? '');
}
