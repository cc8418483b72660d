import {useEffect} from 'react';
import {opener} from './opener';
import {isSlashKeyOffered, isSlashKeyWanted} from './slashKey';

/** Where a slash is a letter, or chooses. */
const takesLetters = ':read-write, select, dialog';

function openerOf({target}: Event): HTMLElement | null {
  return target instanceof Element ? target.closest<HTMLElement>(opener) : null;
}

function isShortcut(event: KeyboardEvent): boolean {
  const isCommand = event.ctrlKey || event.metaKey;
  if (isCommand && !event.altKey && !event.shiftKey) {
    return event.key.toLowerCase() === 'k';
  }
  const isTyping =
    event.target instanceof Element &&
    // One that has just closed keeps the focus until the page is drawn, and takes no letters.
    !event.target.closest('dialog:not([open])') &&
    event.target.closest(takesLetters);
  // On a French keyboard it takes Shift: with Ctrl or Cmd it is still a shortcut of the browser.
  const isSlash = event.key === '/' && !isTyping && !isCommand && !event.altKey;
  return isSlash && isSlashKeyOffered() && isSlashKeyWanted();
}

/**
 * Opens the search on Ctrl or Cmd + K, on / unless the reader switched that off, on a press of what
 * carries `data-opens-search`, and on typing in such a field, before the page lived too; not on its
 * focus, which must change nothing.
 *
 * @param open called with the text of a field of the page, and that field; with nothing otherwise
 * @param warm called at the first sign that the search will be wanted
 */
export function useSearchOpener(
  open: (query?: string, field?: HTMLInputElement) => void,
  warm: () => void,
): void {
  // Once: later, words in it may be a proposal of the page.
  useEffect(() => {
    const field = document.activeElement;
    if (field instanceof HTMLInputElement && field.matches(opener) && field.value) {
      open(field.value, field);
    }
  }, []);
  useEffect(() => {
    const onKey = (event: KeyboardEvent): void => {
      if (!isShortcut(event)) return;
      event.preventDefault();
      open();
    };
    const onPress = (event: Event): void => {
      const element = openerOf(event);
      // A dead key waits for its letter, which would be lost if the focus went: ^ and e make ê.
      if (!element || /^\p{Sk}$/u.test((event as InputEvent).data ?? '')) return;
      event.preventDefault();
      // Safari focuses no button that is pressed: closed again, the dialog gives the focus back.
      element.focus();
      if (element instanceof HTMLInputElement) open(element.value, element);
      else open();
    };
    const onNear = (event: Event): void => {
      if (openerOf(event)) warm();
    };
    const listeners: [string, (event: never) => void][] = [
      ['keydown', onKey],
      ['click', onPress],
      ['input', onPress],
      ['focusin', onNear],
      ['pointerover', onNear],
    ];
    for (const [type, listener] of listeners) {
      document.addEventListener(type, listener as EventListener);
    }
    return () => {
      for (const [type, listener] of listeners) {
        document.removeEventListener(type, listener as EventListener);
      }
    };
  }, [open, warm]);
}
