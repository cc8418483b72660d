/** The anchor of a letter on the glossary page, the same in both languages. */
export function letterAnchor(letter: string): string {
  return `letter-${letter.toLowerCase()}`;
}
