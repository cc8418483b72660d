import {type RefObject, useEffect, useRef} from 'react';

/** Gives the focus to an element when it comes up: what had it before is gone. */
export function useFocusOnMount<Focused extends HTMLElement>(): RefObject<Focused | null> {
  const ref = useRef<Focused>(null);
  useEffect(() => ref.current?.focus(), []);
  return ref;
}
