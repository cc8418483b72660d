import {useCallback, useLayoutEffect, useRef} from 'react';

/** The place on the screen that the address names; nothing when the reader has left it. */
function targetOnScreen(): HTMLElement | null {
  const target = document.getElementById(window.location.hash.slice(1));
  const top = target?.getBoundingClientRect().top ?? -1;
  return target && top >= 0 && top < window.innerHeight ? target : null;
}

/**
 * Keeps the place that the address names where it is, the first time that what stands above it gets
 * shorter or longer; later changes are the reader's. Browsers do so by themselves, but not in every
 * table.
 *
 * @param content what stands there: another one may be of another height
 * @returns to be called before the content changes
 */
export function useTargetKept(content: unknown): () => void {
  const target = useRef<HTMLElement | null>(null);
  const isDone = useRef(false);
  useLayoutEffect(() => {
    target.current?.scrollIntoView({behavior: 'instant'});
    target.current = null;
  }, [content]);
  return useCallback(() => {
    if (!isDone.current) {
      target.current = targetOnScreen();
      isDone.current = true;
    }
  }, []);
}
