import {targetOf} from '../../src/plugins/content-contract/page/addressOf';
import {readQueries} from '../queries/readQueries';

/**
 * tests/search-queries.json after a page has moved or was removed: expected results have the new
 * address; queries of a removed page are deleted.
 *
 * @param from old path inside the edition
 * @param to new path; undefined for a removed page
 * @throws with the position of each mistake when the source is malformed
 */
export function pointQueries(source: string, from: string, to?: string): string {
  const pointed = readQueries('tests/search-queries.json', source).flatMap((query) => {
    if (query.page !== targetOf(from)) {
      return [query];
    }
    return to === undefined ? [] : [{...query, page: targetOf(to)}];
  });
  return `${JSON.stringify(pointed, null, 2)}\n`;
}
