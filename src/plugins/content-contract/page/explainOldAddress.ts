import {localeNames, locales} from '../../../site';
import type {FaultWords} from '../faults/FaultWords';
import {withoutSlash} from './withoutSlash';

/** What hosts take for a pattern of addresses, and what is no part of a path. */
const noLetter = /[*?#]|\/:/;

/** What an old address looks like, when it is written otherwise. */
function plainForm(from: string): string {
  const prefix = localeNames
    .map((locale) => locales[locale].baseUrl)
    .find((baseUrl) => baseUrl !== '/' && `${from}/`.startsWith(baseUrl));
  const inside = prefix ? from.slice(prefix.length) : from;
  return withoutSlash(`/${inside.replace(/^\/+/, '')}`);
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
      remedy: `Write '${plainForm(from)}': one slash in front, none at the end, no language; it stands for every language.`,
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
