import {localeNames, locales} from '../../../site';
import {parseUrl} from '../../parseUrl';
import type {FaultWords} from '../faults/FaultWords';
import {decoded} from './decoded';
import {hasScheme} from './hasScheme';
import {withoutSlash} from './withoutSlash';

/** What hosts take for a pattern of addresses, and what is no part of a path. */
const noLetter = /[*?#]|\/:|%[\da-f]{2}/i;

/** The path of an address as a browser shows it; it may have been copied whole, or from a link. */
function pathOf(address: string): string {
  const path = hasScheme(address) ? (parseUrl(address)?.pathname ?? address) : address;
  return decoded(path) ?? path;
}

/** What an old address looks like, when it is written otherwise. */
function plainForm(from: string): string {
  const path = pathOf(from).replace(/\/{2,}/g, '/');
  const prefix = localeNames
    .map((locale) => locales[locale].baseUrl)
    .find((baseUrl) => baseUrl !== '/' && `${path}/`.startsWith(baseUrl));
  const inside = prefix ? path.slice(prefix.length) : path;
  return withoutSlash(`/${inside.replace(/^\//, '')}`);
}

/**
 * What is wrong with how an old address is written, so that hosts would not lead its readers on, or
 * would lead others too.
 *
 * @param from as `redirects` of src/site.ts has it
 */
export function explainOldAddress(from: string): FaultWords | null {
  if (plainForm(from) === '/') {
    return {
      what: `${from} cannot lead elsewhere: it is the address of the home page.`,
      remedy: 'Remove this line.',
    };
  }
  if (from !== plainForm(from)) {
    return {
      what: `The old address ${from} is not written as redirects are.`,
      remedy: `Write '${plainForm(from)}': a path from the first slash on, none at the end, letters as they are read, no language; it stands for every language.`,
    };
  }
  const [sign] = noLetter.exec(from) ?? [];
  return sign
    ? {
        what: `The old address ${from} has a ${sign} in it: some hosts would lead all that is like it elsewhere, and others nobody.`,
        remedy: 'Write the path of each old page in full, with no query after it, a line for each.',
      }
    : null;
}
