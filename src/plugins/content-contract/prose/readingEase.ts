import type {Locale} from '../../../site';
import {sentencesOf} from './sentencesOf';
import {syllablesOf} from './syllablesOf';

/** Weights of a formula of the Flesch family. */
interface Formula {
  readonly base: number;
  readonly perWordOfSentence: number;
  readonly perSyllableOfWord: number;
}

/**
 * English: R. Flesch, “A new readability yardstick”, Journal of Applied Psychology 32 (1948).
 * French: L. Kandel and A. Moles, « Application de l’indice de Flesch à la langue française »,
 * Cahiers d’études de radio-télévision 19 (1958), since French words have more syllables.
 */
const formulas: Readonly<Record<Locale, Formula>> = {
  en: {base: 206.835, perWordOfSentence: 1.015, perSyllableOfWord: 84.6},
  fr: {base: 207, perWordOfSentence: 1.015, perSyllableOfWord: 73.6},
};

/** The score, and the counts it is computed from. */
interface ReadingEase {
  /** From 0, hard for scholars, to 100, easy for a child of ten. */
  readonly score: number;
  readonly words: number;
  readonly wordsPerSentence: number;
  readonly syllablesPerWord: number;
}

/**
 * The readability of texts, by the formula for their language.
 *
 * @param texts blocks of text; the output of components does not count
 */
export function readingEase(texts: readonly string[], language: Locale): ReadingEase {
  const sentences = texts.flatMap((text) => sentencesOf(text));
  const words = sentences
    .flatMap((sentence) => sentence.split(/[\s\u00a0\u202f]+/u))
    .filter((word) => /\p{L}/u.test(word));
  const syllables = words.reduce((sum, word) => sum + syllablesOf(word, language), 0);
  const wordsPerSentence = words.length / Math.max(1, sentences.length);
  const syllablesPerWord = syllables / Math.max(1, words.length);
  const {base, perWordOfSentence, perSyllableOfWord} = formulas[language];
  return {
    score: base - perWordOfSentence * wordsPerSentence - perSyllableOfWord * syllablesPerWord,
    words: words.length,
    wordsPerSentence,
    syllablesPerWord,
  };
}
