/** Whether a text has something to translate: not just a year or punctuation. */
export function hasWords(text: string): boolean {
  return /\p{L}/u.test(text);
}
