import type {Finding} from './Finding';

/**
 * Letters with hyphens, apostrophes and combining accents inside; what touches a digit is a code,
 * not a word.
 */
const wordPattern = /(?<![\p{L}\p{N}])\p{L}[\p{L}\p{M}]*(?:[’'-][\p{L}\p{M}]+)*(?![\p{L}\p{N}])/gu;

/**
 * The misspelt words of a text.
 *
 * @param text visible text; the rest is masked by U+FFFC
 * @param isSpelt whether the word at that place is correct
 */
export function findMisspellings(
  text: string,
  isSpelt: (word: string, index: number) => boolean,
): readonly Finding[] {
  return [...text.matchAll(wordPattern)]
    .filter(({0: word, index}) => !isSpelt(word.normalize('NFKC'), index))
    .map(({0: word, index}) => ({index, text: word}));
}
