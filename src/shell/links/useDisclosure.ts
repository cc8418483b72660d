import {useLocation} from '@docusaurus/router';
import {type MouseEvent, type RefObject, useEffect, useId, useRef, useState} from 'react';

const outsideEvents = ['mousedown', 'touchstart', 'focusin'] as const;

/**
 * State of a button that shows a menu. The menu closes on a pointer or focus event outside it, on
 * Escape, which returns the focus to the button, on a page change, and on `pagehide`, because it
 * would still be open when the page comes back from the bfcache.
 *
 * @returns refs for the root and its button, the id of the menu, its state, and `toggle`
 */
export function useDisclosure(): {
  readonly rootRef: RefObject<HTMLDivElement | null>;
  readonly buttonRef: RefObject<HTMLButtonElement | null>;
  readonly menuId: string;
  readonly isOpen: boolean;
  /** Click handler of the button; ignores the second click of a double click. */
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
