import type {Analysis} from '../analysis/Word';

/**
 * Whether a query has come no further than how a question begins: all its words are small, or the
 * one that is still being typed may become so ("comment savo").
 */
export function isOnlyBegun(query: string, analysis: Analysis): boolean {
  const words = analysis.words(query);
  const telling = words.filter(({role}) => role === 'content');
  const [first] = telling;
  if (!first) return words.length > 0;
  const isBeingTyped = telling.length === 1 && first.end === query.length;
  return isBeingTyped && [...analysis.stopWords].some((word) => word.startsWith(first.surface));
}
