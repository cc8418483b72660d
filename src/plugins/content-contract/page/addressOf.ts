/**
 * The address of a page without locale and trailing slash, as written in `redirects` of
 * src/site.ts.
 *
 * @param path inside its edition: `faq/index.mdx` gives `/faq`, `faq/webgl-issues.mdx` gives
 * `/faq/webgl-issues`
 */
export function addressOf(path: string): string {
  return `/${path.replace(/(?:(?:^|\/)index)?\.mdx$/, '')}`;
}

/**
 * The target of a redirect. The address of a section ends with a slash, to avoid a second redirect.
 */
export function targetOf(path: string): string {
  const address = addressOf(path);
  return path.endsWith('/index.mdx') ? `${address}/` : address;
}
