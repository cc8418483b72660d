import type {MouseEvent} from 'react';

/** Whether a click on a link means to go there here, and not in a new tab or window. */
export function isPlainClick({button, ctrlKey, metaKey, shiftKey, altKey}: MouseEvent): boolean {
  return button === 0 && !ctrlKey && !metaKey && !shiftKey && !altKey;
}
