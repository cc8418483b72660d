/** Types of `<input>` that are no text to type: the browser has nothing to undo in them. */
const withoutText = ['range', 'checkbox', 'radio', 'button', 'submit', 'reset'];

/** Whether something takes text, which has an undo of its own. */
export function isTextField(target: EventTarget | null): boolean {
  const {tagName, type} = (target ?? {}) as Partial<HTMLInputElement>;
  if (tagName === 'TEXTAREA') return true;
  return tagName === 'INPUT' && type !== undefined && !withoutText.includes(type);
}
