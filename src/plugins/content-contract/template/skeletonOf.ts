/**
 * The source of an article to fill in: the sample in the template that starts with front matter.
 *
 * @param template its source in one language
 * @returns `undefined` when it has none
 */
export function skeletonOf(template: string): string | undefined {
  return /```mdx\n(---\n[\s\S]*?)\n```/.exec(template.replaceAll('\r\n', '\n'))?.[1];
}
