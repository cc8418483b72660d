import {type RefObject, useEffect} from 'react';
import {arrows} from '../core/arrows';
import type {PointerInput} from '../core/input';
import {aimAgain} from './aimAgain';

/**
 * Updates the aim of a pointer at rest when a key that suspends snapping changes, wherever the
 * focus is.
 *
 * @param last the last input of the pointer, which this hook updates
 */
export function useAimAgain(
  last: RefObject<PointerInput | undefined>,
  give: (input: PointerInput) => void,
): void {
  useEffect(() => {
    const onKey = (event: KeyboardEvent): void => {
      // Keys that move or place the point take over from the pointer, until it moves again.
      if (event.key in arrows || event.key === 'Enter') last.current = undefined;
      const again = aimAgain(last.current, event);
      if (!again) return;
      // Releasing Alt alone opens the menu bar of Firefox, which pushes the page down and takes the
      // focus.
      if (event.key === 'Alt') event.preventDefault();
      last.current = again;
      give(again);
    };
    window.addEventListener('keydown', onKey);
    window.addEventListener('keyup', onKey);
    return () => {
      window.removeEventListener('keydown', onKey);
      window.removeEventListener('keyup', onKey);
    };
  }, [last, give]);
}
