import type {SearchAnswer} from '../../SearchAnswer';
import {handMarks} from '../marks/handedMarks';
import type {Option} from './optionsOf';
import type {RecentMemory} from './useRecent';

/**
 * What is kept as a result opens in a tab of its own: the words to mark there, the query and its page.
 *
 * @param remember keeps a query with the page that it led to
 */
export function useLeaveForTab(
  remember: RecentMemory['remember'],
): (answer: SearchAnswer, option: Option) => void {
  return ({query, hits, marks}, {url, hit}) => {
    handMarks(url, marks);
    remember(query, hits[hit]);
  };
}
