import {readCurrentName} from './readCurrentName';

/**
 * The path of a page inside its edition, from any kind of name: address in any language, path or
 * file.
 *
 * @param isPage whether a path has a page: any other address is that of a section, whose page is
 *   its index
 * @throws when it names a page of the archive
 */
export function pathOf(name: string, isPage: (path: string) => boolean): string {
  const {inside} = readCurrentName(name);
  if (inside === '' || inside.endsWith('.mdx')) {
    return inside || 'index.mdx';
  }
  const [page, index] = [`${inside}.mdx`, `${inside}/index.mdx`];
  return !isPage(page) && isPage(index) ? index : page;
}
