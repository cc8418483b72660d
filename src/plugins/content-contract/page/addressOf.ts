/**
 * The address of a page without the locale and without its trailing slash, as `redirects` of
 * src/site.ts has it.
 *
 * @param path inside its edition: `faq/index.mdx` gives `/faq`, `faq/webgl-issues.mdx` gives
 *   `/faq/webgl-issues`
 */
export function addressOf(path: string): string {
  return `/${path.replace(/(?:(?:^|\/)index)?\.mdx$/, '')}`;
}

/** The address a redirect leads to: that of a section ends with a slash, so that no other follows. */
export function targetOf(path: string): string {
  const address = addressOf(path);
  return path.endsWith('/index.mdx') ? `${address}/` : address;
}
