type Click = Pick<MouseEvent, 'altKey' | 'button' | 'ctrlKey' | 'metaKey' | 'shiftKey'>;

/** Whether a click on a link opens it in this tab: main button, without modifier keys. */
export function isPlainClick({altKey, button, ctrlKey, metaKey, shiftKey}: Click): boolean {
  return button === 0 && !(altKey || ctrlKey || metaKey || shiftKey);
}
