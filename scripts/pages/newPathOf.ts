import {readCurrentName} from './readCurrentName';

/**
 * Where a page goes, from any way of naming the place. A slash at its end makes it the page of a
 * section, and that of a section stays one.
 *
 * @param from the path it has now, inside its edition
 * @returns the new path, inside the edition
 * @throws when the place is in the archive
 */
export function newPathOf(name: string, from: string): string {
  const {inside, isFolder} = readCurrentName(name);
  if (inside === '' || inside.endsWith('.mdx')) {
    return inside || 'index.mdx';
  }
  const isSection = isFolder || from.endsWith('/index.mdx');
  return isSection && !inside.endsWith('/index') ? `${inside}/index.mdx` : `${inside}.mdx`;
}
