import type {SearchAnswer} from '../../SearchAnswer';
import {handMarks} from '../marks/handedMarks';
import type {Option} from './optionsOf';
import type {RecentMemory} from './useRecent';

/**
 * Returns a function to call when the browser opens a result in a new tab. It stores the words to
 * highlight there, and adds the query and the page to the recent searches.
 *
 * @param remember stores a query with the page opened from it
 */
export function useLeaveForTab(
  remember: RecentMemory['remember'],
): (answer: SearchAnswer, option: Option) => void {
  return ({query, hits, marks}, {url, hit}) => {
    handMarks(url, marks);
    remember(query, hits[hit]);
  };
}
