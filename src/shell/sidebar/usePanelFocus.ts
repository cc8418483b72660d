import {type RefObject, useEffect, useRef} from 'react';

/**
 * Moves the focus when one panel of the drawer replaces the other, because the focused element is
 * gone.
 *
 * @param shownPanel changes when the other panel is shown
 * @param isOpen whether the drawer is open
 * @returns a ref for the element that contains the panels
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
    // A panel may change while the drawer opens, when the focus is elsewhere and must stay there.
    const isGone = focused === document.body || panels?.contains(focused);
    if (isOpen && before.current !== shownPanel && isGone) {
      const first = ':scope > :not([hidden]) :is(a[href], button)';
      panels?.querySelector<HTMLElement>(first)?.focus();
    }
    before.current = shownPanel;
  }, [shownPanel, isOpen]);
  return panelsRef;
}
