import {targetOf} from '../../src/plugins/content-contract/page/addressOf';
import type {JudgedQuery} from '../../src/search/evaluate';

/**
 * tests/search-queries.json after a page has moved or gone: the search must answer the questions of
 * a page that moves with its new address, and those of a page that goes with nothing.
 *
 * @param from old path inside the edition
 * @param to new one; none for a page that goes
 * @throws when the source is not JSON
 */
export function pointQueries(source: string, from: string, to?: string): string {
  let queries: readonly JudgedQuery[];
  try {
    queries = JSON.parse(source);
  } catch (error) {
    const cause = error instanceof Error ? error.message : error;
    throw new Error(
      `tests/search-queries.json cannot be read: ${cause}. Mend it, then run this again.`,
    );
  }
  const pointed = queries.flatMap((query) => {
    if (query.page !== targetOf(from)) {
      return [query];
    }
    return to === undefined ? [] : [{...query, page: targetOf(to)}];
  });
  return `${JSON.stringify(pointed, null, 2)}\n`;
}
