import {useEffect} from 'react';
import {isTypedAhead, type TypedKey} from './typedAhead';

/**
 * Hands over the keys that a reader types while the search dialog is on its way: there is no field
 * yet that would take them.
 *
 * @param isWaiting whether the dialog is asked for and not there
 * @param onKey called with each key that means something to `typedAhead`
 */
export function useTypedAhead(isWaiting: boolean, onKey: (typed: TypedKey) => void): void {
  useEffect(() => {
    if (!isWaiting) return;
    const take = (event: KeyboardEvent): void => {
      const isTyping =
        event.target instanceof Element && event.target.closest('input, textarea, select');
      const isCommand = event.ctrlKey || event.metaKey || event.altKey || event.isComposing;
      // A field keeps its keys; but the reader may give up from anywhere.
      if (isCommand || !isTypedAhead(event) || (isTyping && event.key !== 'Escape')) return;
      event.preventDefault();
      // A slash is a letter now, and no shortcut.
      event.stopImmediatePropagation();
      onKey(event);
    };
    document.addEventListener('keydown', take, true);
    return () => document.removeEventListener('keydown', take, true);
  }, [isWaiting, onKey]);
}
