import type {Word} from '../analysis/Word';

/** The words that carry a query; its small words where it has no others. */
export function meaningfulWords(words: readonly Word[]): Word[] {
  const kept = words.filter(({role}) => role !== 'stop');
  return kept.length > 0 ? kept : [...words];
}
