import type {Analysis} from './analysis/Word';
import type {Concepts} from './Concepts';

/**
 * The words of a query as judged queries are counted by: stems, small words as they are spelt, since
 * « comment » and « pas » tell steps from trouble, and the groups of synonyms it mentions.
 */
export function askedWords(
  query: string,
  analysis: Analysis,
  concepts: Concepts,
): ReadonlySet<string> {
  const words = analysis.words(query);
  const mentions = concepts.find(
    words.map(({surface, stem, role}) => ({
      surface,
      candidates: [{stem, trust: 1}],
      isSmall: role === 'stop',
    })),
  );
  return new Set([
    ...words.map(({surface, stem, role}) => (role === 'content' ? stem : surface)),
    ...mentions.map(({concept}) => concept),
  ]);
}
