/**
 * Pattern source that finds words literally, with any kind of space between them: ordinary,
 * no-break or thin.
 */
export function wordsPattern(words: string): string {
  return words.replace(/[.*+?^${}()|[\]\\]/g, '\\$&').replace(/\s+/g, '\\s+');
}
