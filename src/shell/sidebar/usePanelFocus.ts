import {type RefObject, useEffect, useRef} from 'react';

/**
 * Takes the focus along when one panel of the drawer gives way to the other: what had it is gone.
 *
 * @param shownPanel changes when the other panel comes up
 * @param isOpen whether the drawer is open
 * @returns a ref for the element that holds the panels
 */
export function usePanelFocus(
  shownPanel: unknown,
  isOpen: boolean,
): RefObject<HTMLDivElement | null> {
  const panelsRef = useRef<HTMLDivElement>(null);
  const before = useRef(shownPanel);
  useEffect(() => {
    const panels = panelsRef.current;
    const focused = document.activeElement;
    // A panel may come up while the drawer opens: the focus is elsewhere then, and stays there.
    const isGone = focused === document.body || panels?.contains(focused);
    if (isOpen && before.current !== shownPanel && isGone) {
      const first = ':scope > :not([hidden]) :is(a[href], button)';
      panels?.querySelector<HTMLElement>(first)?.focus();
    }
    before.current = shownPanel;
  }, [shownPanel, isOpen]);
  return panelsRef;
}
