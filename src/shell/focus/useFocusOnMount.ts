import {type RefObject, useEffect, useRef} from 'react';
import {focusElement} from './focusElement';

/**
 * Gives the focus to an element when it comes up, for what had it before is gone; and, when it goes
 * in its turn and takes the focus with it, to the title of what stands in its place.
 */
export function useFocusOnMount<Focused extends HTMLElement>(): RefObject<Focused | null> {
  const ref = useRef<Focused>(null);
  useEffect(() => {
    ref.current?.focus();
    return () => {
      const title = document.querySelector<HTMLElement>('h1');
      if (title && document.activeElement === document.body) {
        focusElement(title);
      }
    };
  }, []);
  return ref;
}
