import type {Analysis} from '../analysis/Word';
import type {Entry} from '../indexing/entries';

/** The stop words that are keywords of pages on their own: « aide », « tutoriel ». */
export function subjectsIn(entries: readonly Entry[], analysis: Analysis): string[] {
  return entries.flatMap(({keyword}) => {
    const [word, ...others] = analysis.words(keyword ?? '');
    return word?.role === 'stop' && others.length === 0 ? [word.surface] : [];
  });
}
