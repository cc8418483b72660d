import {targetOf} from '../../src/plugins/content-contract/page/addressOf';
import {readQueries} from '../queries/readQueries';

/**
 * tests/search-queries.json after a page has moved or gone: the search must answer the questions of
 * a page that moves with its new address, and those of a page that goes with nothing.
 *
 * @param from old path inside the edition
 * @param to new one; none for a page that goes
 * @throws when the source is no list of questions: with the place of each slip
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
