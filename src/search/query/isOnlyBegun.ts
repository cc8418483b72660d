import type {Analysis} from '../analysis/Word';

/** Whether the words from `from` on may be an incomplete opening. */
function isOpeningFrom(
  from: number,
  surfaces: readonly string[],
  {openings, selfPortraits, struggles}: Analysis,
): boolean {
  return [openings, selfPortraits, struggles].some((one) => one.isBegunAt(surfaces, from));
}

/**
 * Whether a query is only the beginning of a question: it has stop words only, or its end may still
 * become a stop word or an opening ("comment savo", « est-ce que quelqu’un sau »).
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
