/**
 * Combines phrases into one global expression that matches whole words only.
 *
 * @param phrases to match in folded words separated by spaces; their flags are ignored
 */
export function wholePhrases(phrases: readonly RegExp[]): RegExp {
  const any = phrases.map(({source}) => source).join('|');
  return new RegExp(`(?<![^ ])(?:${any})(?![^ ])`, 'g');
}
