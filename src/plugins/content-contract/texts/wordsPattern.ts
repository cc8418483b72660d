/**
 * The source of a pattern that finds some words as they stand, whichever spaces are between them:
 * ordinary, no-break or thin.
 */
export function wordsPattern(words: string): string {
  return words.replace(/[.*+?^${}()|[\]\\]/g, '\\$&').replace(/\s+/g, '\\s+');
}
