import {posix} from 'node:path';

/**
 * The relative path from a page to a file, as written in links: `../features/walls.mdx`.
 *
 * @param page file of the page, from the root of the site
 * @param file also from the root
 */
export function pathFrom(page: string, file: string): string {
  const path = posix.relative(posix.dirname(page), file);
  return path.startsWith('.') ? path : `./${path}`;
}
