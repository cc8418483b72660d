import {posix} from 'node:path';
import {localeNames} from '../../../site';
import {fileOf} from '../reading/locatePage';
import type {PageAddress} from './Page';
import {pathFrom} from './pathFrom';

/** The locale prefix of an address. */
const language = new RegExp(`^/(?:${localeNames.join('|')})(?:/|$)`);

/**
 * Suggests the file link that should replace a link to a page's address.
 *
 * @param page the page that has the link
 * @param url root-relative or relative to the page, with its anchor
 * @param isPage whether a file is a page
 * @returns the relative path of the file, with the anchor; `undefined` when no page of the same
 * language and version has the address
 */
export function suggestFile(
  page: PageAddress,
  url: string,
  isPage: (file: string) => boolean,
): string | undefined {
  const [path = '', anchor] = url.split('#');
  const inside = path.startsWith('/')
    ? path.replace(language, '/')
    : posix.join('/', posix.dirname(page.path), path);
  const name = inside.replace(/(?:\.html)?\/?$/, '').slice(1);
  const file = [`${name}.mdx`, posix.join(name, 'index.mdx')]
    .map((own) => fileOf(page.locale, page.version, own))
    .find(isPage);
  return file && [pathFrom(page.file, file), anchor].filter(Boolean).join('#');
}
