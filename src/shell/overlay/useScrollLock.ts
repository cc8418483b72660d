import {useEffect} from 'react';

/** Number of open overlays: the search may open over the drawer, and either may close first. */
let openOverlays = 0;

function lock(): void {
  openOverlays += 1;
  if (openOverlays > 1) return;
  const {body, documentElement: root} = document;
  // Keeps the width of a classic scrollbar free, or all lines would wrap again. Not by
  // `scrollbar-gutter` on the root: no overlay can cover that area, and presses on it fire no
  // event.
  const barPx = window.innerWidth - root.clientWidth;
  body.style.paddingInlineEnd = barPx > 0 ? `${barPx}px` : '';
  body.style.overflow = 'hidden';
}

function unlock(): void {
  openOverlays -= 1;
  if (openOverlays > 0) return;
  document.body.style.overflow = '';
  document.body.style.paddingInlineEnd = '';
}

/**
 * Prevents the page from scrolling while an overlay is open.
 *
 * @param isLocked whether to prevent scrolling
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
