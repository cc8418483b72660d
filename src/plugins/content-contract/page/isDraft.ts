import type {Page} from './Page';

/** Whether readers do not get a page: its front matter says `draft: true`. */
export function isDraft({frontMatter}: Pick<Page, 'frontMatter'>): boolean {
  return frontMatter.values.draft === true;
}
