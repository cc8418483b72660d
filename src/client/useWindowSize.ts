import {startTransition, useEffect, useState} from 'react';

type WindowSize = 'desktop' | 'mobile' | 'ssr';

/** Chrome briefly shrinks the window for full-page screenshots. */
const shrinkDelayMs = 250;

/**
 * Replaces the theme's hook of this name in the browser bundle. Updates in a transition so that
 * mounting or unmounting desktop-only parts does not block a slow phone. Shrinking is debounced;
 * until then only the style sheet hides desktop-only parts, because they would be remounted too
 * late when the window grows back. Like the style sheet
 * (plugins/delivery/sheet/textBreakpoints.ts), the breakpoint is in em, so it follows the reader's
 * text size.
 *
 * @param desktopBreakpoint the widest mobile window, in CSS pixels at the default text size of 16;
 *   defaults to Infima's
 * @returns `ssr` until the page is hydrated, because static pages contain the parts for all sizes
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
      settling = window.setTimeout(update, desktop.matches ? 0 : shrinkDelayMs);
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
