import type {JudgedQuery} from '../../search/evaluate';
import {learnAsked} from '../../search/learnAsked';
import type {SearchIndex} from '../../search/SearchIndex';

/**
 * An index whose pages know by which words readers ask for them.
 *
 * @param versionUrl address below which queries name their pages: the archive learns from those
 *   whose pages it has
 */
export function teach(
  index: SearchIndex,
  versionUrl: string,
  judged: readonly JudgedQuery[],
): SearchIndex {
  const positions = new Map(
    index.pages.map(({url}, page) => [`/${url.slice(versionUrl.length)}`, page]),
  );
  const queries = judged
    .filter(({locale, isKeptAside}) => locale === index.language && !isKeptAside)
    .flatMap(({q, page: name}) => {
      const page = positions.get(name);
      return page === undefined ? [] : [{q, page}];
    });
  return {...index, pages: learnAsked(index, queries)};
}
