import {foldWord} from '../../analysis/foldWord';
import {splitWords} from '../../analysis/splitWords';

/** A range of a text: `start` is inclusive, `end` exclusive. */
interface Span {
  readonly start: number;
  readonly end: number;
}

/**
 * Compiles words and phrases to search for in texts.
 *
 * @param marks folded; the words of a phrase are separated by one space and match whatever
 *   separates them in a text
 * @returns a function that returns every match in a text
 */
export function findMarks(marks: readonly string[]): (text: string) => Span[] {
  const byFirst = new Map<string, string[][]>();
  for (const mark of marks) {
    const words = mark.split(' ');
    const [first = ''] = words;
    byFirst.set(first, [...(byFirst.get(first) ?? []), words]);
  }
  return (text) => {
    const words = splitWords(text).map((word) => ({...word, folded: foldWord(word.text)}));
    return words.flatMap(({folded, start}, from) =>
      (byFirst.get(folded) ?? []).flatMap((phrase) => {
        const isThere = phrase.every((word, offset) => words[from + offset]?.folded === word);
        return isThere ? {start, end: words[from + phrase.length - 1]?.end ?? start} : [];
      }),
    );
  };
}
