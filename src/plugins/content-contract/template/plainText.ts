/** A text without what the typography of a language sets: samples of code keep ordinary spaces. */
export function plainText(text: string): string {
  return text
    .replace(/[\s\u00a0\u202f]+/g, ' ')
    .replaceAll("'", '’')
    .trim();
}
