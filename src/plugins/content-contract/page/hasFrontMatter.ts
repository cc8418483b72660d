import type {Page} from './Page';

/** Whether the front matter of a page could be read; when not, nothing is known of its fields. */
export function hasFrontMatter({frontMatter}: Pick<Page, 'frontMatter'>): boolean {
  return Object.keys(frontMatter.values).length > 0;
}
