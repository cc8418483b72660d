import type {Analysis} from '../analysis/Word';
import type {Entry} from '../indexing/entries';

/** The small words that are keywords of pages by themselves: « aide », « tutoriel ». */
export function subjectsIn(entries: readonly Entry[], analysis: Analysis): string[] {
  return entries.flatMap(({keyword}) => {
    const [word, ...others] = analysis.words(keyword ?? '');
    return word?.role === 'stop' && others.length === 0 ? [word.surface] : [];
  });
}
