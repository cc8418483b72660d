import {useEffect} from 'react';
import {opener} from './opener';
import {isSearchShortcut} from './searchShortcut';

function openerOf({target}: Event): HTMLElement | null {
  return target instanceof Element ? target.closest<HTMLElement>(opener) : null;
}

/**
 * Opens the search on Ctrl or Cmd + K, on / unless the reader disabled it, on a click on an element
 * with `data-opens-search`, and on typing in such a field, even before hydration. Focusing the
 * field does not open it: focus alone must not change the context.
 *
 * @param open called with the field and its text when a field of the page opens the search, without
 *   arguments otherwise
 * @param warm called, possibly repeatedly, when focus or the pointer reaches such an element
 */
export function useSearchOpener(
  open: (query?: string, field?: HTMLInputElement) => void,
  warm: () => void,
): void {
  // Only on mount, for text typed before hydration: later the page may prefill the field itself.
  useEffect(() => {
    const field = document.activeElement;
    if (field instanceof HTMLInputElement && field.matches(opener) && field.value) {
      open(field.value, field);
    }
  }, []);
  useEffect(() => {
    const onKey = (event: KeyboardEvent): void => {
      if (!isSearchShortcut(event)) return;
      event.preventDefault();
      open();
    };
    const onPress = (event: Event): void => {
      const element = openerOf(event);
      // A dead key awaits its letter (^ then e makes ê), which moving the focus would lose.
      if (!element || /^\p{Sk}$/u.test((event as InputEvent).data ?? '')) return;
      event.preventDefault();
      // Safari does not focus a clicked button; the dialog is to return focus to it on closing.
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
