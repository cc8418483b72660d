import type {Finding} from './Finding';

/**
 * Letters with hyphens and apostrophes inside, and accents that are characters of their own; what
 * touches a digit is a code, not a word.
 */
const wordPattern = /(?<![\p{L}\p{N}])\p{L}[\p{L}\p{M}]*(?:[’'-][\p{L}\p{M}]+)*(?![\p{L}\p{N}])/gu;

/**
 * The words of a text that are not spelt right.
 *
 * @param text what readers see; what they do not see is masked by U+FFFC
 * @param isSpelt whether the word that stands there is right
 */
export function findMisspellings(
  text: string,
  isSpelt: (word: string, index: number) => boolean,
): readonly Finding[] {
  return [...text.matchAll(wordPattern)]
    .filter(({0: word, index}) => !isSpelt(word.normalize('NFKC'), index))
    .map(({0: word, index}) => ({index, text: word}));
}
