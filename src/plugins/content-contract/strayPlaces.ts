import {fakePage, fakeSite} from './fakeSite';
import {strayMarkup} from './rules/strayMarkup';

/** Line, column and message of each fault that the rule strayMarkup finds in a page. */
export function placesOf(body: string) {
  const faults = strayMarkup.check(fakeSite({'docs/walls.mdx': fakePage(body)}));
  return faults.map(({line, column, what}) => [line, column, what]);
}
