/** What a key means for the words: a part of the event of the browser. */
export type TypedKey = Pick<KeyboardEvent, 'key' | 'repeat'>;

const isLetter = (key: string): boolean => /^.$/u.test(key);

/**
 * Whether a key means something before there is a field: a letter, Backspace, Escape; and Enter,
 * once there are words.
 */
export const isTypedAhead = (words: string, {key}: TypedKey): boolean =>
  isLetter(key) ||
  key === 'Backspace' ||
  key === 'Escape' ||
  (key === 'Enter' && words.trim() !== '');

/**
 * The words typed ahead of a field that is on its way, after one more key. Of keys that are held
 * down only Backspace counts again: what opened the search may still be down.
 *
 * @returns the words, or `null` when the reader gives up
 */
export function typedAhead(words: string, typed: TypedKey): string | null {
  if (typed.key === 'Escape') return null;
  if (typed.key === 'Backspace') return [...words].slice(0, -1).join('');
  return isLetter(typed.key) && !typed.repeat ? words + typed.key : words;
}
