import {startTransition, useEffect, useState} from 'react';

type WindowSize = 'desktop' | 'mobile' | 'ssr';

/** For what makes a window small for a moment: Chrome does, when it takes a picture of a whole page. */
const smallForMs = 250;

/**
 * Stands in the browser for the theme's hook of this name, and answers the same. It is told of the
 * size in a transition: what one size shows and the other does not is put into the page and taken
 * off it in slices, as it comes to life, where upstream holds a slow phone. Until a window has stayed
 * small for a while the style sheet alone hides what only a wide one shows: taken off, it would come
 * back a moment too late. Like the style sheet (plugins/delivery/sheet/textBreakpoints.ts) it asks in
 * the reader's size of text.
 *
 * @param desktopBreakpoint the widest small window, in CSS pixels where text has its usual size of
 * 16; Infima's, as in its style sheet
 * @returns `ssr` until the page lives: pages are written for all sizes
 */
export function useWindowSize({desktopBreakpoint = 996} = {}): WindowSize {
  const [size, setSize] = useState<WindowSize>('ssr');
  useEffect(() => {
    const desktop = matchMedia(`(width > ${desktopBreakpoint / 16}em)`);
    const update = (): void =>
      startTransition(() => setSize(desktop.matches ? 'desktop' : 'mobile'));
    let settling: number;
    const settle = (): void => {
      window.clearTimeout(settling);
      settling = window.setTimeout(update, desktop.matches ? 0 : smallForMs);
    };
    update();
    desktop.addEventListener('change', settle);
    return () => {
      window.clearTimeout(settling);
      desktop.removeEventListener('change', settle);
    };
  }, [desktopBreakpoint]);
  return size;
}
