import type {Analysis} from '../analysis/Word';

/** Whether the words from one of them on may still become how a question opens. */
function isOpeningFrom(
  from: number,
  surfaces: readonly string[],
  {openings, selfPortraits, struggles}: Analysis,
): boolean {
  return [openings, selfPortraits, struggles].some((one) => one.isBegunAt(surfaces, from));
}

/**
 * Whether a query has come no further than how a question begins: all its words are small, or those
 * that are still being typed may become so ("comment savo", « est-ce que quelqu’un sau »).
 */
export function isOnlyBegun(query: string, analysis: Analysis): boolean {
  const words = analysis.words(query);
  const telling = words.filter(({role}) => role === 'content');
  const [first] = telling;
  if (!first) return words.length > 0;
  const surfaces = words.map(({surface}) => surface);
  const isOpening = words.some(
    ({start}, from) => start <= first.start && isOpeningFrom(from, surfaces, analysis),
  );
  if (isOpening) return true;
  const isBeingTyped = telling.length === 1 && first.end === query.length;
  return isBeingTyped && [...analysis.stopWords].some((word) => word.startsWith(first.surface));
}
