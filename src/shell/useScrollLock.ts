import {useEffect} from 'react';

/**
 * Keeps the page from scrolling while something lies over it, and gives it back as it was.
 *
 * @param isLocked whether to hold the page still
 */
export function useScrollLock(isLocked: boolean): void {
  useEffect(() => {
    if (!isLocked) {
      return undefined;
    }
    const {style} = document.body;
    const before = style.overflow;
    style.overflow = 'hidden';
    return () => {
      style.overflow = before;
    };
  }, [isLocked]);
}
