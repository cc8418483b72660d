import {identities} from './identities';
import type {Tag} from './Tag';

/** Relations of a link that always or never tell what it is: a page has one address of its own. */
const tellingOfLink: Readonly<Record<string, readonly string[]>> = {
  canonical: ['rel'],
  stylesheet: ['href'],
};

/**
 * What an element of the head is, so that a later one takes the place of an earlier: its text, else
 * the last of its telling attributes. The rules are those of react-helmet-async, which writes the
 * pages: by others an element would come or go as a page comes to life.
 *
 * @returns the same for elements of which the head holds one; empty for one that says nothing
 */
export function identityOf({type, attributes, text}: Tag): string {
  const telling = tellingOfLink[attributes.rel?.toLowerCase() ?? ''] ?? identities[type];
  const name = text ? '' : Object.keys(attributes).findLast((each) => telling?.includes(each));
  const value = text || attributes[name ?? ''];
  return value ? [type, name, value.toLowerCase()].join() : '';
}
