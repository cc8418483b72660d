import {maskCharacter} from './proseOf';

/** Abbreviations that introduce something: their full stop does not end a sentence. */
const abbreviation = /(?<!\p{L})(?:p|ex|cf|env|e\.g|i\.e|vs)\.$/iu;

/** Words and abbreviations that may end a sentence: they do when a capital follows. */
const possibleLast = /(?<!\p{L})(?:etc|max|min|no)\.$/iu;
const capital = /^[«“‘(]?\s*\p{Lu}/u;

const beginning = new RegExp(`^[\\p{Lu}\\d«“‘(${maskCharacter}]`, 'u');

const end = /[.!?…]+[\u00a0\u202f ]?[»”’)]*(?=\s)/gu;

/** Splits a block of text into sentences; a colon does not end one. */
export function sentencesOf(text: string): readonly string[] {
  const sentences: string[] = [];
  let start = 0;
  for (const match of text.matchAll(end)) {
    const stop = match.index + match[0].length;
    const next = text.slice(stop).trimStart();
    const sentence = text.slice(start, match.index + 1);
    const mayEnd = possibleLast.test(sentence) ? capital.test(next) : beginning.test(next);
    if (mayEnd && !abbreviation.test(sentence)) {
      sentences.push(text.slice(start, stop).trim());
      start = stop;
    }
  }
  const last = text.slice(start).trim();
  return last ? [...sentences, last] : sentences;
}

const counted = new RegExp(`[\\p{L}\\p{N}${maskCharacter}]`, 'u');

/**
 * Number of words as a reader counts them: whatever is between spaces and has a letter, a digit or
 * the output of a component. A number and its unit are two words, `l’étage` is one.
 */
export function countWords(text: string): number {
  return text.split(/[\s\u00a0\u202f]+/u).filter((part) => counted.test(part)).length;
}
