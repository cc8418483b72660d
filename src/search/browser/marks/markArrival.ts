import {takeHandedMarks} from './handedMarks';
import {markWords} from './markWords';

/**
 * Marks what the reader searched to come to the page on screen.
 *
 * @param marks those of its entry in the history; without any, those handed to a tab of its own
 */
export function markArrival(marks: readonly string[]): void {
  const {pathname, hash} = window.location;
  markWords(marks.length > 0 ? marks : takeHandedMarks(pathname + hash));
}
