/**
 * The source of an article to fill in: the sample of the template that starts with a front matter.
 *
 * @param template its source in one language
 * @returns `undefined` when it holds none
 */
export function skeletonOf(template: string): string | undefined {
  return /```mdx\n(---\n[\s\S]*?)\n```/.exec(template.replaceAll('\r\n', '\n'))?.[1];
}
