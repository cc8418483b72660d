/** Types of `<input>` that are no text to type: the browser has nothing to undo in them. */
const withoutText = ['range', 'checkbox', 'radio', 'button', 'submit', 'reset'];

/**
 * What is under the hand: `text` has an undo of its own, a `slider` changes little by little.
 *
 * @returns nothing for whatever is neither
 */
export function fieldKind(target: EventTarget | null): 'text' | 'slider' | undefined {
  const {tagName, type} = (target ?? {}) as Partial<HTMLInputElement>;
  if (tagName === 'TEXTAREA') return 'text';
  if (tagName !== 'INPUT' || type === undefined) return undefined;
  if (type === 'range') return 'slider';
  return withoutText.includes(type) ? undefined : 'text';
}
