/** Finds any of some phrases among words with spaces between them, never a part of a word. */
export function wholePhrases(phrases: readonly RegExp[]): RegExp {
  const any = phrases.map(({source}) => source).join('|');
  return new RegExp(`(?<![^ ])(?:${any})(?![^ ])`, 'g');
}
