import {pageFolder} from './pageFolder';

/** Old page addresses, as `/folder`, each with its replacement. */
export type MovedPages = ReadonlyMap<string, string>;

/** Normalises each old address to its folder, since requests may use any form. */
export function movedPages(redirects: Iterable<readonly [from: string, to: string]>): MovedPages {
  return new Map([...redirects].map(([from, to]) => [`/${pageFolder(from)}`, to]));
}

/** All forms of a page's old address. */
export function formsOf(from: string): readonly string[] {
  return ['', '/', '.html', '/index.html'].map((ending) => from + ending);
}
