/** Whether a text has something to translate, and is no year and no mark alone. */
export function hasWords(text: string): boolean {
  return /\p{L}/u.test(text);
}
