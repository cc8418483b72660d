import {startTransition, useEffect, useState} from 'react';

type WindowSize = 'desktop' | 'mobile' | 'ssr';

/**
 * Stands in the browser for the theme's hook of this name, and answers the same. It is told of the
 * size in a transition: what one size shows and the other does not is put into the page and taken
 * off it in slices, as it comes to life, where upstream holds a slow phone.
 *
 * @param desktopBreakpoint the widest small window, in CSS pixels; Infima's, as in its style sheet
 * @returns `ssr` until the page lives: pages are written for all sizes
 */
export function useWindowSize({desktopBreakpoint = 996} = {}): WindowSize {
  const [size, setSize] = useState<WindowSize>('ssr');
  useEffect(() => {
    const desktop = matchMedia(`(width > ${desktopBreakpoint}px)`);
    const update = (): void =>
      startTransition(() => setSize(desktop.matches ? 'desktop' : 'mobile'));
    update();
    desktop.addEventListener('change', update);
    return () => desktop.removeEventListener('change', update);
  }, [desktopBreakpoint]);
  return size;
}
