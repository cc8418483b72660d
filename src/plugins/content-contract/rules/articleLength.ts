import {faultAt} from '../faults/faultAt';
import {topOfFile} from '../faults/Place';
import {isDraft} from '../page/isDraft';
import type {Page} from '../page/Page';
import {blocksOf} from '../prose/blocksOf';
import {proseOf} from '../prose/proseOf';
import {countWords} from '../prose/sentencesOf';
import {pageRule} from '../Rule';

/** A need that takes fewer words belongs to another page; one that takes more is two needs. */
const words = {min: 600, max: 1000} as const;

/** Words that readers read: the text, its tables, and what stands in attributes of symptoms and figures. */
function lengthOf(page: Page): number {
  const inText = blocksOf(page).map(({text}) => text);
  const inAttributes = proseOf(page)
    .filter(({kind}) => kind === 'attribute' || kind === 'quotedWords')
    .map(({start, end}) => page.source.slice(start, end));
  return [...inText, ...inAttributes].reduce((sum, text) => sum + countWords(text), 0);
}

/**
 * A page that shows how to do something has 600 to 1,000 words. Drafts are not finished, and the
 * archived version is no longer extended: neither is counted.
 */
export const articleLength = pageRule('articleLength', (page) => {
  const {values, places} = page.frontMatter;
  if (values.type !== 'task' || isDraft(page) || page.version !== 'current' || !page.tree) {
    return [];
  }
  const length = lengthOf(page);
  if (length >= words.min && length <= words.max) {
    return [];
  }
  return [
    faultAt(page, places.type ?? topOfFile, {
      what: `The page has ${length} words; a task page has ${words.min} to ${words.max}.`,
      remedy:
        length < words.min
          ? 'Add what readers still need: a symptom, a tip, the result of a procedure. Or move the text into the page it belongs to.'
          : 'Make two pages of it, one need each.',
    }),
  ];
});
