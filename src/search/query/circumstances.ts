import {onDevice} from '../analysis/onDevice';
import type {Analysis, Word} from '../analysis/Word';

/** What some words of a sentence only tell beside those that say what it is about. */
type Circumstance = 'isAside' | 'isTrouble' | 'isUnseen';

/** Where a sentence begins to say when it happens, after what does; past its end when it never does. */
function startOfAside(words: readonly Word[], {beginsAside}: Analysis): number {
  const isTold = (index: number): boolean =>
    words.slice(0, index).some(({role}) => role === 'content');
  const at = words.findIndex(
    ({surface}, index) => beginsAside(surface, words[index + 1]?.surface) && isTold(index),
  );
  return words[at]?.start ?? Number.POSITIVE_INFINITY;
}

/** The words that say no more than that something goes wrong in some way, where others say what. */
function wrongsIn(words: readonly Word[], isWrong: Analysis['isTrouble']): ReadonlySet<Word> {
  const isDenied = words.some(({role}) => role === 'negation');
  const telling = words.filter(({role}) => role === 'content');
  const wrongs = telling.filter(({surface}) => isWrong(surface, isDenied));
  return new Set(wrongs.length < telling.length ? wrongs : []);
}

/**
 * Tells the words that say what a query is about from those that tell when, where and how.
 *
 * @param words all of the query
 * @param text that they were read from
 */
export function circumstancesOf(
  words: readonly Word[],
  text: string,
  analysis: Analysis,
): Readonly<Record<Circumstance, (word: Word) => boolean>> {
  const aside = startOfAside(words, analysis);
  const troubles = wrongsIn(words, analysis.isTrouble);
  // « Sur iPad comment sélectionner ». What goes wrong does so on that device.
  const isWrong = troubles.size > 0 || words.some(({role}) => role === 'negation');
  const device = isWrong ? -1 : text.search(onDevice);
  // Of the whole house it is no more than that: « ma maison a disparu ».
  const parts = words.filter(({surface}) => !analysis.isWhole(surface));
  const unseen = wrongsIn(parts, analysis.isUnseen);
  return {
    isAside: ({start}) => start > aside || start === device,
    isTrouble: (word) => troubles.has(word),
    isUnseen: (word) => unseen.has(word),
  };
}
