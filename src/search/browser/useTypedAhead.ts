import {useEffect} from 'react';

/**
 * Hands over the letters that a reader types while the search dialog is on its way: there is no
 * field yet that would take them.
 *
 * @param isWaiting whether the dialog is asked for and not there
 * @param onLetter called with each letter, as the keyboard writes it
 */
export function useTypedAhead(isWaiting: boolean, onLetter: (letter: string) => void): void {
  useEffect(() => {
    if (!isWaiting) return;
    const onKey = (event: KeyboardEvent): void => {
      const isTyping =
        event.target instanceof Element && event.target.closest('input, textarea, select');
      const isCommand = event.ctrlKey || event.metaKey || event.altKey;
      if (isTyping || isCommand || event.key.length !== 1) return;
      event.preventDefault();
      // A slash is a letter now, and no shortcut.
      event.stopImmediatePropagation();
      onLetter(event.key);
    };
    document.addEventListener('keydown', onKey, true);
    return () => document.removeEventListener('keydown', onKey, true);
  }, [isWaiting, onLetter]);
}
