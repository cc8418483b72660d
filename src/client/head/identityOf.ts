import {identities} from './identities';
import type {Tag} from './Tag';

/**
 * Link relations with one identifying attribute: a page has a single canonical link, but several
 * style sheets.
 */
const tellingOfLink: Readonly<Record<string, readonly string[]>> = {
  canonical: ['rel'],
  stylesheet: ['href'],
};

/**
 * The identity by which a later element replaces an earlier one: its text, or else the last of its
 * identifying attributes. The rules are those of react-helmet-async, which writes the static pages:
 * with others, elements would be added or removed during hydration.
 *
 * @returns a key that is equal for elements of which the head may have only one; empty when the
 *   element has neither text nor an identifying attribute
 */
export function identityOf({type, attributes, text}: Tag): string {
  const telling = tellingOfLink[attributes.rel?.toLowerCase() ?? ''] ?? identities[type];
  const name = text ? '' : Object.keys(attributes).findLast((each) => telling?.includes(each));
  const value = text || attributes[name ?? ''];
  return value ? [type, name, value.toLowerCase()].join() : '';
}
