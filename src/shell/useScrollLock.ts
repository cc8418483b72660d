import {useEffect} from 'react';

/** How many things lie over the page: the search may open above the menu, and either may go first. */
let covers = 0;

function lock(): void {
  covers += 1;
  const {body, documentElement: root} = document;
  // Where a bar stands beside the page its place is kept: without it all lines would break anew.
  if (window.innerWidth > root.clientWidth) {
    root.style.scrollbarGutter = 'stable';
  }
  body.style.overflow = 'hidden';
}

function unlock(): void {
  covers -= 1;
  if (covers === 0) {
    document.body.style.overflow = '';
    document.documentElement.style.scrollbarGutter = '';
  }
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
