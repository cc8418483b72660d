import {useLocation} from '@docusaurus/router';
import {type MouseEvent, type RefObject, useEffect, useId, useRef, useState} from 'react';

const outsideEvents = ['mousedown', 'touchstart', 'focusin'] as const;

/**
 * A button that shows a menu. A mouse, touch or focus event outside closes it, and so do Escape,
 * which gives the focus back to the button, a new page, and the page being left: a reader who comes
 * back to it from the browser's cache would find the menu open.
 *
 * @returns refs for the whole and for its button, the id of the menu, the state, and `toggle`
 */
export function useDisclosure(): {
  readonly rootRef: RefObject<HTMLDivElement | null>;
  readonly buttonRef: RefObject<HTMLButtonElement | null>;
  readonly menuId: string;
  readonly isOpen: boolean;
  /** For the button; the second press of a double click takes nothing back. */
  readonly toggle: (event: MouseEvent) => void;
} {
  const rootRef = useRef<HTMLDivElement>(null);
  const buttonRef = useRef<HTMLButtonElement>(null);
  const menuId = useId();
  const [isOpen, setOpen] = useState(false);
  const {key, pathname} = useLocation();

  useEffect(() => setOpen(false), [key, pathname]);

  useEffect(() => {
    if (!isOpen) {
      return undefined;
    }
    const stop = new AbortController();
    const {signal} = stop;
    const onOutside = ({target}: Event): void => {
      if (!(target instanceof Node && rootRef.current?.contains(target))) {
        setOpen(false);
      }
    };
    const onKey = (event: KeyboardEvent): void => {
      if (event.key === 'Escape') {
        setOpen(false);
        buttonRef.current?.focus();
      }
    };
    for (const type of outsideEvents) {
      document.addEventListener(type, onOutside, {signal});
    }
    document.addEventListener('keydown', onKey, {signal});
    window.addEventListener('pagehide', () => setOpen(false), {signal});
    return () => stop.abort();
  }, [isOpen]);

  const toggle = ({detail}: MouseEvent): void => setOpen((open) => (detail > 1 ? open : !open));
  return {rootRef, buttonRef, menuId, isOpen, toggle};
}
