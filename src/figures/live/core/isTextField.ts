/** Types of `<input>` in which nothing is typed: the browser has no undo for them. */
const withoutText = ['range', 'checkbox', 'radio', 'button', 'submit', 'reset'];

/** Whether the target is a text field, which has an undo of its own. */
export function isTextField(target: EventTarget | null): boolean {
  const {tagName, type} = (target ?? {}) as Partial<HTMLInputElement>;
  if (tagName === 'TEXTAREA') return true;
  return tagName === 'INPUT' && type !== undefined && !withoutText.includes(type);
}
