import {useEffect} from 'react';
import {opener} from './opener';
import type {TypedKey} from './typedAhead';

/**
 * Hands over the keys that a reader types while the search dialog is on its way: there is no field
 * yet that would take them. Who presses anything else meanwhile has given up, as outside the dialog.
 *
 * @param isWaiting whether the dialog is asked for and not there
 * @param onKey called with each key; tells whether it took it, or leaves it to the page
 */
export function useTypedAhead(isWaiting: boolean, onKey: (typed: TypedKey) => boolean): void {
  useEffect(() => {
    if (!isWaiting) return;
    const take = (event: KeyboardEvent): void => {
      const isTyping =
        event.target instanceof Element && event.target.closest(':read-write, select');
      const isCommand = event.ctrlKey || event.metaKey || event.altKey || event.isComposing;
      // A field keeps its keys; but the reader may give up from anywhere.
      if (isCommand || (isTyping && event.key !== 'Escape') || !onKey(event)) return;
      event.preventDefault();
      // A slash is a letter now, and no shortcut.
      event.stopImmediatePropagation();
    };
    const leave = ({target}: Event): void => {
      if (!(target as Element).closest(opener)) onKey({key: 'Escape', repeat: false});
    };
    document.addEventListener('keydown', take, true);
    document.addEventListener('click', leave, true);
    return () => {
      document.removeEventListener('keydown', take, true);
      document.removeEventListener('click', leave, true);
    };
  }, [isWaiting, onKey]);
}
