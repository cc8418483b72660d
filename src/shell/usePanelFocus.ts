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
    if (isOpen && before.current !== shownPanel) {
      const first = ':scope > :not([hidden]) :is(a[href], button)';
      panelsRef.current?.querySelector<HTMLElement>(first)?.focus();
    }
    before.current = shownPanel;
  }, [shownPanel, isOpen]);
  return panelsRef;
}
