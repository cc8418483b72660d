import {fakePage, fakeSite} from './fakeSite';
import {strayMarkup} from './rules/strayMarkup';

/** Line, column and words of each fault that the rule of stray markup finds in a page. */
export function placesOf(body: string) {
  const faults = strayMarkup.check(fakeSite({'docs/walls.mdx': fakePage(body)}));
  return faults.map(({line, column, what}) => [line, column, what]);
}
