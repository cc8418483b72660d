import {isSlashKeyOffered, isSlashKeyWanted} from './slashKey';

/** Elements in which a slash is text, or selects an option by its first letter. */
const takesLetters = ':read-write, select, dialog';

/** Whether a key press goes to an element that takes letters, such as a text field. */
export function isTyping({target}: Event): boolean {
  return (
    target instanceof Element &&
    // A dialog that has just closed keeps the focus until the next render, but takes no text.
    !target.closest('dialog:not([open])') &&
    target.closest(takesLetters) !== null
  );
}

/** Whether a key press opens the search: Ctrl or Cmd + K, or / unless the reader disabled it. */
export function isSearchShortcut(event: KeyboardEvent): boolean {
  const isCommand = event.ctrlKey || event.metaKey;
  if (isCommand && !event.altKey && !event.shiftKey) {
    return event.key.toLowerCase() === 'k';
  }
  // Shift is allowed, as French keyboards need it for a slash; Ctrl or Cmd + / is the browser's.
  const isSlash = event.key === '/' && !isTyping(event) && !isCommand && !event.altKey;
  return isSlash && isSlashKeyOffered() && isSlashKeyWanted();
}
