import {onDevice} from '../analysis/onDevice';
import type {Analysis, Word} from '../analysis/Word';

/** Where a sentence begins to say when it happens, after what does; past its end when it never does. */
function startOfAside(words: readonly Word[], {beginsAside}: Analysis): number {
  const isTold = (index: number): boolean =>
    words.slice(0, index).some(({role}) => role === 'content');
  const at = words.findIndex(
    ({surface}, index) => beginsAside(surface, words[index + 1]?.surface) && isTold(index),
  );
  return words[at]?.start ?? Number.POSITIVE_INFINITY;
}

/**
 * The words that say no more than that something goes wrong or does not show, where others say what.
 * Of the whole house it is no more than that: « ma maison a disparu ».
 */
function wrongsIn(words: readonly Word[], {isWrong, isWhole}: Analysis): ReadonlySet<Word> {
  const isDenied = words.some(({role}) => role === 'negation');
  const telling = words.filter(({role, surface}) => role === 'content' && !isWhole(surface));
  const wrongs = telling.filter(({surface}) => isWrong(surface, isDenied));
  return new Set(wrongs.length < telling.length ? wrongs : []);
}

/**
 * Tells the words that say what a query is about from those that tell when and where, and that it
 * goes wrong.
 *
 * @param words all of the query
 * @param text that they were read from
 */
export function queryContextOf(
  words: readonly Word[],
  text: string,
  analysis: Analysis,
): Readonly<Record<'isAside' | 'isWrong', (word: Word) => boolean>> {
  const aside = startOfAside(words, analysis);
  const wrongs = wrongsIn(words, analysis);
  // « Sur iPad comment sélectionner ». What goes wrong does so on that device.
  const goesWrong = wrongs.size > 0 || words.some(({role}) => role === 'negation');
  const device = goesWrong ? -1 : text.search(onDevice);
  return {
    isAside: ({start}) => start > aside || start === device,
    isWrong: (word) => wrongs.has(word),
  };
}
