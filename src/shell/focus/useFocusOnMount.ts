import {type RefObject, useEffect, useRef} from 'react';
import {focusElement} from './focusElement';

/**
 * Focuses an element when it mounts, because the element focused before has been removed. When it
 * unmounts with the focus in it, focuses the title of the page that replaces it.
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
