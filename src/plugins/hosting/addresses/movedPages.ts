import {meantFolder} from './meantFolder';

/** Old addresses of pages, as `/folder`, each with the address that replaces it. */
export type MovedPages = ReadonlyMap<string, string>;

/** The list with each old address as the folder that it means, since readers may have any form. */
export function movedPages(redirects: Iterable<readonly [from: string, to: string]>): MovedPages {
  return new Map([...redirects].map(([from, to]) => [`/${meantFolder(from)}`, to]));
}

/** All ways to write the old address of a page. */
export function formsOf(from: string): readonly string[] {
  return ['', '/', '.html', '/index.html'].map((ending) => from + ending);
}
