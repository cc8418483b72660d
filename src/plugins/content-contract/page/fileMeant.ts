import {posix} from 'node:path';
import {localeNames} from '../../../site';
import {fileOf} from '../reading/locatePage';
import type {PageAddress} from './Page';
import {pathFrom} from './pathFrom';

/** What stands before the address of a page in another language. */
const language = new RegExp(`^/(?:${localeNames.join('|')})(?:/|$)`);

/**
 * What a link should say that has the address of a page in place of its file.
 *
 * @param page the page that has the link
 * @param url below the site or from the page, with its anchor
 * @param isPage whether a page has a file
 * @returns the path of the file and the anchor; nothing when no page beside it has the address
 */
export function fileMeant(
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
