/**
 * Words not to be broken at a hyphen: a single letter, "au" or "rez" means nothing at the end of a
 * line. Of a long word only the beginning, since large text on a phone has to break it somewhere.
 */
export const unbroken = /\b(e-mails?\b|au-dess(?:us|ous)\b|rez-de-(?=chaussée))/i;

/** U+2060: invisible, prevents a line break. */
const wordJoiner = '\u2060';

/**
 * Keeps words like "e-mail" on one line in a text that cannot contain an element. Find-in-page
 * ignores the word joiner; a no-break hyphen would hide the word from it.
 */
export function tieWords(text: string): string {
  return text.replace(new RegExp(unbroken, 'gi'), (word) => word.replaceAll('-', `-${wordJoiner}`));
}
