import {type RefObject, useEffect} from 'react';
import {arrows} from '../core/arrows';
import type {PointerInput} from '../core/input';
import {aimAgain} from './aimAgain';

/**
 * Lets a pointer at rest answer to the keys that suspend the snapping, wherever the focus is.
 *
 * @param last the last that the pointer did, which this hook keeps up to date
 */
export function useAimAgain(
  last: RefObject<PointerInput | undefined>,
  give: (input: PointerInput) => void,
): void {
  useEffect(() => {
    const onKey = (event: KeyboardEvent): void => {
      // Keys that move a point, or set it, have taken it from the pointer until that moves again.
      if (event.key in arrows || event.key === 'Enter') last.current = undefined;
      const again = aimAgain(last.current, event);
      if (!again) return;
      // Let go alone, Alt would open the menus of Firefox: they push the page down and take the keys.
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
