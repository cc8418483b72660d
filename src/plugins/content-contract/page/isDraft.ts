import type {Page} from './Page';

/** Whether a page is left out of the published site: its front matter has `draft: true`. */
export function isDraft({frontMatter}: Pick<Page, 'frontMatter'>): boolean {
  return frontMatter.values.draft === true;
}
