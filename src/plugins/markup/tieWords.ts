/**
 * What is not left at the end of a line: a single letter, and "au" or "rez", which say nothing alone.
 * Of a long word the beginning only, since large text on a phone has to break it.
 */
export const unbroken = /\b(e-mails?\b|au-dess(?:us|ous)\b|rez-de-(?=chaussée))/i;

/** Ties what stands before it to what follows, and is not seen: U+2060. */
const wordJoiner = '\u2060';

/**
 * Keeps words like "e-mail" on one line in a text that cannot hold an element. Searches of the page
 * overlook the word joiner; a no-break hyphen would hide the word from them.
 */
export function tieWords(text: string): string {
  return text.replace(new RegExp(unbroken, 'gi'), (word) => word.replaceAll('-', `-${wordJoiner}`));
}
