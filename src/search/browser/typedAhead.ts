/** What a key means for the words: a part of the event of the browser. */
export type TypedKey = Pick<KeyboardEvent, 'key' | 'repeat'>;

/** Keys that mean something before there is a field: a letter, Backspace, Escape. */
export const isTypedAhead = ({key}: TypedKey): boolean => /^(?:.|Backspace|Escape)$/u.test(key);

/**
 * The words typed ahead of a field that is on its way, after one more key. Of keys that are held
 * down only Backspace counts again: what opened the search may still be down.
 *
 * @returns the words, or `null` when the reader gives up
 */
export function typedAhead(words: string, typed: TypedKey): string | null {
  if (typed.key === 'Escape') return null;
  if (typed.key === 'Backspace') return [...words].slice(0, -1).join('');
  return isTypedAhead(typed) && !typed.repeat ? words + typed.key : words;
}
