/** The button of a click on a link, and the keys held with it. */
type Click = Pick<MouseEvent, 'altKey' | 'button' | 'ctrlKey' | 'metaKey' | 'shiftKey'>;

/** Whether a click on a link is to open it in this tab: no key is held that asks for another. */
export function isPlainClick({altKey, button, ctrlKey, metaKey, shiftKey}: Click): boolean {
  return button === 0 && !(altKey || ctrlKey || metaKey || shiftKey);
}
