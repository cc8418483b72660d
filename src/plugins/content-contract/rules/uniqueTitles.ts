import {faultAt} from '../faults/faultAt';
import {topOfFile} from '../faults/Place';
import type {Page} from '../page/Page';
import {siteRule} from '../Rule';

/**
 * Within a language and version, titles are unique, so that readers can tell search results apart.
 */
export const uniqueTitles = siteRule('uniqueTitles', ({pages}) => {
  const first = new Map<string, Page>();
  return pages.flatMap((page) => {
    const {title} = page.frontMatter.values;
    const key = `${page.locale} ${page.version} ${String(title).trim().toLowerCase()}`;
    const other = first.get(key);
    if (typeof title !== 'string' || !other) {
      first.set(key, page);
      return [];
    }
    return [
      faultAt(page, page.frontMatter.places.title ?? topOfFile, {
        what: `The title “${title}” is also that of ${other.file}.`,
        remedy: 'Change one of them, so that readers can tell them apart.',
      }),
    ];
  });
});
