import {takeHandedMarks} from './handedMarks';
import {markWords} from './markWords';

/**
 * Highlights the searched words on the page that a search result opened.
 *
 * @param marks folded words and phrases from the history state; if empty, those that another tab
 *   stored for this page are used
 */
export function markArrival(marks: readonly string[]): void {
  const {pathname, hash} = window.location;
  markWords(marks.length > 0 ? marks : takeHandedMarks(pathname + hash));
}
