import {faultAt} from '../faults/faultAt';
import {topOfFile} from '../faults/Place';
import {isDraft} from '../page/isDraft';
import type {Page} from '../page/Page';
import {blocksOf} from '../prose/blocksOf';
import {proseOf} from '../prose/proseOf';
import {countWords} from '../prose/sentencesOf';
import {pageRule} from '../Rule';

/** A shorter answer belongs to another page; a longer one answers two needs. */
const words = {min: 600, max: 1000} as const;

/**
 * Counts the words readers see: the text, its tables, and text attributes of symptoms and figures.
 */
function lengthOf(page: Page): number {
  const inText = blocksOf(page).map(({text}) => text);
  const inAttributes = proseOf(page)
    .filter(({kind}) => kind === 'attribute' || kind === 'quotedWords')
    .map(({start, end}) => page.source.slice(start, end));
  return [...inText, ...inAttributes].reduce((sum, text) => sum + countWords(text), 0);
}

/**
 * A task page has 600 to 1,000 words. Not checked in drafts, which are unfinished, and in the
 * archived version, which is no longer extended.
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
      what: `The page has ${length} words; a task page must have ${words.min} to ${words.max}.`,
      remedy:
        length < words.min
          ? 'Add what readers still need: a symptom, a tip, the result of a procedure. Or move the text into the page it belongs to.'
          : 'Split it into two pages, one for each need.',
    }),
  ];
});
