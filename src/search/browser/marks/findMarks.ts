import {foldWord} from '../../analysis/foldWord';
import {splitWords} from '../../analysis/splitWords';

/** A stretch of a text, from `start` up to but not including `end`. */
interface Span {
  readonly start: number;
  readonly end: number;
}

/**
 * Looks for words and phrases in texts.
 *
 * @param marks folded; a phrase has a space between two words, whatever stands there in the text
 * @returns finds where they stand in a text
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
