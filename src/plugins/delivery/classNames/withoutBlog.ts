/**
 * The module that names the classes of all pages Docusaurus can make, without those of a blog: no
 * page of this site asks for one, and every page would load the list.
 *
 * @param source `ThemeClassNames` of `@docusaurus/theme-common`
 */
export function withoutBlog(source: string): string {
  return source.replace(/^\s*blog\w+: '[^']*',.*\n/gm, '');
}
