import {localeNames, locales} from '../../../site';
import {parseUrl} from '../../parseUrl';
import type {FaultWords} from '../faults/FaultWords';
import {decoded} from './decoded';
import {hasScheme} from './hasScheme';
import {withoutSlash} from './withoutSlash';

/** Characters that hosts treat as an address pattern, or that are not part of a path. */
const noLetter = /[*?#]|\/:|%[\da-f]{2}/i;

/**
 * The path of an address as a browser shows it; the input may be a full URL or the target of a
 * link.
 */
function pathOf(address: string): string {
  const path = hasScheme(address) ? (parseUrl(address)?.pathname ?? address) : address;
  return decoded(path) ?? path;
}

/** The form in which an old address is expected, from another way of writing it. */
function plainForm(from: string): string {
  const path = pathOf(from).replace(/\/{2,}/g, '/');
  const prefix = localeNames
    .map((locale) => locales[locale].baseUrl)
    .find((baseUrl) => baseUrl !== '/' && `${path}/`.startsWith(baseUrl));
  const inside = prefix ? path.slice(prefix.length) : path;
  return withoutSlash(`/${inside.replace(/^\//, '')}`);
}

/**
 * Explains an old address that hosts would not redirect as written, or that would match other
 * addresses too.
 *
 * @param from as written in `redirects` of src/site.ts
 */
export function explainOldAddress(from: string): FaultWords | null {
  if (plainForm(from) === '/') {
    return {
      what: `${from} cannot be redirected: it is the address of the home page.`,
      remedy: 'Remove this line.',
    };
  }
  if (from !== plainForm(from)) {
    return {
      what: `The old address ${from} does not have the form of a redirect.`,
      remedy: `Write '${plainForm(from)}': a path with a slash at the start and none at the end, plain letters instead of % codes, and no language; it applies to every language.`,
    };
  }
  const [sign] = noLetter.exec(from) ?? [];
  return sign
    ? {
        what: `The old address ${from} contains a ${sign}: some hosts would redirect every address that matches it, and others none.`,
        remedy: 'Write the full path of each old page, without a query, one line for each.',
      }
    : null;
}
