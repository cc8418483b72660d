/** The properties of a keyboard event that matter to the query. */
export type TypedKey = Pick<KeyboardEvent, 'key' | 'repeat'>;

const isLetter = (key: string): boolean => /^.$/u.test(key);

/**
 * Whether a key acts on the query before the dialog has loaded: any character, Backspace, Escape,
 * and Enter once the query is not blank.
 */
export const isTypedAhead = (words: string, {key}: TypedKey): boolean =>
  isLetter(key) ||
  key === 'Backspace' ||
  key === 'Escape' ||
  (key === 'Enter' && words.trim() !== '');

/**
 * Applies a key to the query typed before the dialog has loaded. Of auto-repeated keys only
 * Backspace counts: the reader may still be holding the key that opened the search.
 *
 * @returns the new query, or `null` if the reader cancelled with Escape
 */
export function typedAhead(words: string, typed: TypedKey): string | null {
  if (typed.key === 'Escape') return null;
  if (typed.key === 'Backspace') return [...words].slice(0, -1).join('');
  return isLetter(typed.key) && !typed.repeat ? words + typed.key : words;
}
