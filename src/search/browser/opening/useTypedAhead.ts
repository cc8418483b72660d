import {useEffect} from 'react';
import {opener} from './opener';
import type {TypedKey} from './typedAhead';

/**
 * Reports the keys that the reader types while the search dialog is loading and has no field yet. A
 * click anywhere else cancels the search, as a click outside the dialog would: it is reported as
 * Escape.
 *
 * @param isWaiting whether the dialog was requested and has not loaded
 * @param onKey called with each key; returns whether it consumed it, otherwise the page gets it
 */
export function useTypedAhead(isWaiting: boolean, onKey: (typed: TypedKey) => boolean): void {
  useEffect(() => {
    if (!isWaiting) return;
    const take = (event: KeyboardEvent): void => {
      const isTyping =
        event.target instanceof Element && event.target.closest(':read-write, select');
      const isCommand = event.ctrlKey || event.metaKey || event.altKey || event.isComposing;
      // Fields of the page keep their keys, except Escape, which cancels the search from anywhere.
      if (isCommand || (isTyping && event.key !== 'Escape') || !onKey(event)) return;
      event.preventDefault();
      // Part of the query now: a slash must not trigger the shortcut again.
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
