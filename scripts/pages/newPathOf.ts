import {readCurrentName} from './readCurrentName';

/**
 * The new path of a page, from any kind of name. A trailing slash makes it the page of a section;
 * the page of a section remains one.
 *
 * @param from its current path inside the edition
 * @returns the new path, inside the edition
 * @throws when the new path is in the archive
 */
export function newPathOf(name: string, from: string): string {
  const {inside, isFolder} = readCurrentName(name);
  if (inside === '' || inside.endsWith('.mdx')) {
    return inside || 'index.mdx';
  }
  const isSection = isFolder || from.endsWith('/index.mdx');
  return isSection && !inside.endsWith('/index') ? `${inside}/index.mdx` : `${inside}.mdx`;
}
