import {nearestFile} from '../nearest/nearestFile';
import type {MenuEntry} from './Menu';

/**
 * The page that an entry refers to, or the one most likely meant.
 *
 * @param ids of all pages of the version
 */
export function suggestPage({id}: MenuEntry, ids: ReadonlySet<string>): string | undefined {
  const plain = id.replace(/^\/|\/$|\.mdx?$/g, '');
  const written = [id, plain, `${plain}/index`].find((one) => ids.has(one));
  return written ?? nearestFile(plain, ids);
}
