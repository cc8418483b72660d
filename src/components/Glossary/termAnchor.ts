/** The anchor of a term on the glossary page, the same in both languages. */
export function termAnchor(name: string): string {
  return `term-${name}`;
}
