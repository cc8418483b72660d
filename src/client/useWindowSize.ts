import {startTransition, useEffect, useState} from 'react';

type WindowSize = 'desktop' | 'mobile' | 'ssr';

/**
 * Stands in the browser for the theme's hook of this name, and answers the same. It is told of the
 * size in a transition: what one size shows and the other does not is put into the page and taken
 * off it in slices, as it comes to life, where upstream holds a slow phone. Like the style sheet
 * (plugins/delivery/textBreakpoints.ts) it asks in the reader's size of text.
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
    update();
    desktop.addEventListener('change', update);
    return () => desktop.removeEventListener('change', update);
  }, [desktopBreakpoint]);
  return size;
}
