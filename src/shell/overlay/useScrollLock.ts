import {useEffect} from 'react';

/** How many things lie over the page: the search may open above the menu, and either may go first. */
let covers = 0;

function lock(): void {
  covers += 1;
  if (covers > 1) return;
  const {body, documentElement: root} = document;
  // Where a bar stands beside the page its room is kept, or all lines would break anew. Not as a
  // gutter of the root: nothing can lie over that, nor is a press there heard.
  const barPx = window.innerWidth - root.clientWidth;
  body.style.paddingInlineEnd = barPx > 0 ? `${barPx}px` : '';
  body.style.overflow = 'hidden';
}

function unlock(): void {
  covers -= 1;
  if (covers > 0) return;
  document.body.style.overflow = '';
  document.body.style.paddingInlineEnd = '';
}

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
    lock();
    return unlock;
  }, [isLocked]);
}
