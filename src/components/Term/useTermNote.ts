import {useHistory} from '@docusaurus/router';
import useIsBrowser from '@docusaurus/useIsBrowser';
import {type FocusEvent, type MouseEvent, type RefObject, useEffect, useRef, useState} from 'react';
import type {GlossaryEntry} from '../../glossary';
import {isPlainClick} from '../../isPlainClick';
import {placeNote} from './placeNote';

export interface TermNote {
  /** The glossary entry, once it has been requested. */
  readonly entry: GlossaryEntry | null;
  /** Whether a click opens the note instead of following the link. */
  readonly opensNote: boolean;
  readonly isOpen: boolean;
  readonly wordRef: RefObject<HTMLAnchorElement | null>;
  readonly noteRef: RefObject<HTMLSpanElement | null>;
  /**
   * Click handler of the link: toggles the note. The second click of a double click repeats the
   * first.
   */
  toggle(event: MouseEvent): void;
  /**
   * Pointer handler of the link: records whether the note was open, because the press itself closes
   * it.
   */
  press(): void;
  /** Blur handler of the link and the note: hides the note once the focus is in neither. */
  leave(event: FocusEvent): void;
  /**
   * Toggle handler of the note: updates the state when the browser closes it (Escape, click
   * elsewhere).
   */
  follow(isOpen: boolean): void;
}

const hasPopovers = (): boolean => 'popover' in HTMLElement.prototype;

/** Follows the link: on a click for a new tab or window, and in browsers without popovers. */
function wantsLink(event: MouseEvent): boolean {
  return !hasPopovers() || !isPlainClick(event);
}

/** Sets page coordinates, because the note scrolls with the page. */
function place(word: HTMLElement, note: HTMLElement): void {
  const view = document.documentElement;
  const {leftPx, topPx} = placeNote(
    word.getClientRects()[0] ?? word.getBoundingClientRect(),
    note.getBoundingClientRect(),
    {width: view.clientWidth, height: view.clientHeight},
  );
  note.style.setProperty('inset-inline-start', `${leftPx + window.scrollX}px`);
  note.style.setProperty('inset-block-start', `${topPx + window.scrollY}px`);
}

/**
 * The note of a glossary term. The glossary is loaded on the first request for a note; when that
 * fails, the link leads to the glossary page.
 *
 * @param name of the term in src/glossary.ts
 */
export function useTermNote(name: string): TermNote {
  const [entry, setEntry] = useState<GlossaryEntry | null>(null);
  const [isOpen, setIsOpen] = useState(false);
  const wordRef = useRef<HTMLAnchorElement>(null);
  const noteRef = useRef<HTMLSpanElement>(null);
  const wasOpenRef = useRef(false);
  const isWantedRef = useRef(false);
  const {push} = useHistory();

  const settle = (): void => {
    if (wordRef.current && noteRef.current) {
      place(wordRef.current, noteRef.current);
    }
  };

  // Reads the element, because `isOpen` lags behind the browser, and Safari fires no event when a
  // note closes under a dialog.
  const isShown = (): boolean => noteRef.current?.matches(':popover-open') ?? false;

  const show = (): void => {
    const note = noteRef.current;
    if (note && !isShown()) {
      note.showPopover();
      settle();
      note.focus({preventScroll: true});
    }
  };

  // Rotating a phone moves the term.
  useEffect(() => {
    window.addEventListener('resize', settle);
    return () => window.removeEventListener('resize', settle);
  }, []);

  // The note is rendered as soon as the entry is loaded: it can be shown now.
  useEffect(() => {
    if (entry) {
      show();
    }
  }, [entry]);

  return {
    entry,
    opensNote: useIsBrowser() && hasPopovers(),
    isOpen,
    wordRef,
    noteRef,
    press: () => {
      wasOpenRef.current = isShown();
    },
    leave: ({relatedTarget}) => {
      const parts = [wordRef.current, noteRef.current];
      // Without a `relatedTarget` the window has lost the focus, which will return.
      if (relatedTarget && !parts.some((part) => part?.contains(relatedTarget))) {
        noteRef.current?.hidePopover();
        setIsOpen(false);
      }
    },
    follow: setIsOpen,
    toggle: (event) => {
      if (wantsLink(event)) {
        return;
      }
      event.preventDefault();
      const word = event.currentTarget as HTMLAnchorElement;
      // Focused explicitly, because some assistive technology clicks without focusing. When the
      // focus has left the term by the time the glossary is loaded, the note does not open.
      word.focus({preventScroll: true});
      const isReaderThere = (): boolean => document.activeElement === word;
      if (event.detail < 2) {
        // A click by keyboard has no `pointerdown`, so nothing has closed the note before.
        isWantedRef.current = !(event.detail === 0 ? isShown() : wasOpenRef.current);
      }
      wasOpenRef.current = false;
      if (!isWantedRef.current) {
        noteRef.current?.hidePopover();
      } else if (entry) {
        show();
      } else {
        import(/* webpackChunkName: 'glossary' */ '../../glossary').then(
          ({glossary}) =>
            isReaderThere() && setEntry((glossary as Record<string, GlossaryEntry>)[name] ?? null),
          // By the router, which stays on the article when the glossary page cannot be loaded
          // either.
          () => isReaderThere() && push(word.pathname + word.hash),
        );
      }
    },
  };
}
