import {nearestName} from '../../src/plugins/content-contract/nearest/nearestName';
import {targetOf} from '../../src/plugins/content-contract/page/addressOf';
import {isDraft} from '../../src/plugins/content-contract/page/isDraft';
import type {Page} from '../../src/plugins/content-contract/page/Page';

type Candidate = Pick<Page, 'path' | 'frontMatter'>;

/**
 * The page of an address.
 *
 * @param address with or without its trailing slash
 */
export function pageAt<Found extends Candidate>(
  address: string,
  pages: readonly Found[],
): Found | undefined {
  return pages.find(({path}) => [address, `${address}/`].includes(targetOf(path)));
}

/**
 * Why an address cannot be the target of a redirect, and what to do; undefined when it can.
 *
 * @param pages the remaining pages
 */
export function replacementFault(address: string, pages: readonly Candidate[]): string | undefined {
  const page = pageAt(address, pages);
  if (!page) {
    // Of several with the same prefix, the shortest is the closest.
    const addresses = pages.map(({path}) => targetOf(path)).sort((a, b) => a.length - b.length);
    const near = nearestName(address, addresses);
    return `No page has the address ${address}. ${near ? `Did you mean ${near}?` : 'Give one such as /faq/.'}`;
  }
  return isDraft(page)
    ? `${address} is a draft, which readers cannot see. Publish it first, or give the address of another page.`
    : undefined;
}
