/**
 * The path of a page inside its edition, from any way of naming it: address, path or file.
 *
 * @param isPage whether a path has a page: an address without one is that of a section, whose page
 *   is its index. For a page that is yet to be written, nothing
 */
export function pathOf(name: string, isPage: (path: string) => boolean = () => true): string {
  const inside = name
    .replaceAll('\\', '/')
    .replace(/^(?:\.\/)+/, '')
    .replace(/^(?:.*\/current\/|docs\/)/, '')
    .replace(/^\/+|\/+$/g, '');
  if (inside === '' || inside.endsWith('.mdx')) {
    return inside || 'index.mdx';
  }
  const [page, index] = [`${inside}.mdx`, `${inside}/index.mdx`];
  return !isPage(page) && isPage(index) ? index : page;
}
