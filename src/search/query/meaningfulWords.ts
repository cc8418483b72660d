import type {Word} from '../analysis/Word';

/** The words without stop words, or all words when there are only stop words. */
export function meaningfulWords(words: readonly Word[]): Word[] {
  const kept = words.filter(({role}) => role !== 'stop');
  return kept.length > 0 ? kept : [...words];
}
