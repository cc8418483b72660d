import {onDevice} from '../analysis/onDevice';
import type {Analysis, Word} from '../analysis/Word';

/** Offset of the subordinate clause that says when something happens; Infinity without one. */
function startOfAside(words: readonly Word[], {beginsAside}: Analysis): number {
  const isTold = (index: number): boolean =>
    words.slice(0, index).some(({role}) => role === 'content');
  const at = words.findIndex(
    ({surface}, index) => beginsAside(surface, words[index + 1]?.surface) && isTold(index),
  );
  return words[at]?.start ?? Number.POSITIVE_INFINITY;
}

/**
 * The words that only say that something fails or is invisible, provided that others say what does.
 * Words for the whole house do not count as saying what: « ma maison a disparu ».
 */
function wrongsIn(words: readonly Word[], {isWrong, isWhole}: Analysis): ReadonlySet<Word> {
  const isDenied = words.some(({role}) => role === 'negation');
  const telling = words.filter(({role, surface}) => role === 'content' && !isWhole(surface));
  const wrongs = telling.filter(({surface}) => isWrong(surface, isDenied));
  return new Set(wrongs.length < telling.length ? wrongs : []);
}

/**
 * Separates the subject of a query from its context: when and where it happens, and that it fails.
 *
 * @param words all words of the query
 * @param text the text they were read from
 */
export function queryContextOf(
  words: readonly Word[],
  text: string,
  analysis: Analysis,
): Readonly<Record<'isAside' | 'isWrong', (word: Word) => boolean>> {
  const aside = startOfAside(words, analysis);
  const wrongs = wrongsIn(words, analysis);
  // « Sur iPad comment sélectionner »: the device is context, unless the query reports a failure
  // on it.
  const goesWrong = wrongs.size > 0 || words.some(({role}) => role === 'negation');
  const device = goesWrong ? -1 : text.search(onDevice);
  return {
    isAside: ({start}) => start > aside || start === device,
    isWrong: (word) => wrongs.has(word),
  };
}
