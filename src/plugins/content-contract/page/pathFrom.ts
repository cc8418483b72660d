import {posix} from 'node:path';

/**
 * The path from a page to a file, as its links write it: `../features/walls.mdx`.
 *
 * @param page file of the page, from the root of the site
 * @param file from there too
 */
export function pathFrom(page: string, file: string): string {
  const path = posix.relative(posix.dirname(page), file);
  return path.startsWith('.') ? path : `./${path}`;
}
