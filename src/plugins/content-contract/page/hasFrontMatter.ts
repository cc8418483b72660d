import type {Page} from './Page';

/** Whether the front matter of a page was parsed; if not, nothing is known about its fields. */
export function hasFrontMatter({frontMatter}: Pick<Page, 'frontMatter'>): boolean {
  return Object.keys(frontMatter.values).length > 0;
}
