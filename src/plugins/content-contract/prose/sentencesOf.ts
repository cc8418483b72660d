/** Abbreviations whose full stop does not end a sentence. */
const abbreviation = /(?:\b(?:p|ex|etc|cf|env|max|min|e\.g|i\.e|vs|no)\.)$/iu;

const end = /[.!?…]+[\u00a0\u202f ]?[»”’)]*(?=\s)/gu;

/** The sentences of a block of text; a colon does not end one. */
export function sentencesOf(text: string): readonly string[] {
  const sentences: string[] = [];
  let start = 0;
  for (const match of text.matchAll(end)) {
    const stop = match.index + match[0].length;
    const next = text.slice(stop).trimStart();
    const isEnd =
      !abbreviation.test(text.slice(start, match.index + 1)) && /^[\p{Lu}\d«“‘(\uFFFC]/u.test(next);
    if (isEnd) {
      sentences.push(text.slice(start, stop).trim());
      start = stop;
    }
  }
  const last = text.slice(start).trim();
  return last ? [...sentences, last] : sentences;
}

/**
 * Number of words, as a reader counts them: what stands between spaces and holds a letter, a digit
 * or what a tag shows. A number and its unit are two words, `l’étage` is one.
 */
export function countWords(text: string): number {
  return text.split(/[\s\u00a0\u202f]+/u).filter((part) => /[\p{L}\p{N}\uFFFC]/u.test(part)).length;
}
