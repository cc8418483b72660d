import {useHistory} from '@docusaurus/router';
import useIsBrowser from '@docusaurus/useIsBrowser';
import {type FocusEvent, type MouseEvent, type RefObject, useEffect, useRef, useState} from 'react';
import type {GlossaryEntry} from '../../glossary';
import {isPlainClick} from '../../isPlainClick';
import {placeNote} from './placeNote';

export interface TermNote {
  /** What the glossary says of the term, once it has been asked for. */
  readonly entry: GlossaryEntry | null;
  /** Whether a press opens the note, and does not follow the link. */
  readonly isLive: boolean;
  readonly isOpen: boolean;
  readonly wordRef: RefObject<HTMLAnchorElement | null>;
  readonly noteRef: RefObject<HTMLSpanElement | null>;
  /**
   * For the link: shows or hides the note instead of following the link. The second press of a
   * double click wants what the first did.
   */
  toggle(event: MouseEvent): void;
  /** For the link: remembers whether the press found the note open, as the press closes it. */
  press(): void;
  /** For the link and the note: hides the note once the focus is in neither, as it would cover more. */
  leave(event: FocusEvent): void;
  /** For the note: follows what the browser does to it, such as Escape or a click elsewhere. */
  follow(isOpen: boolean): void;
}

const hasPopovers = (): boolean => 'popover' in HTMLElement.prototype;

/** A click that asks for another tab or window, or a browser without popovers, gets the link. */
function wantsLink(event: MouseEvent): boolean {
  return !hasPopovers() || !isPlainClick(event);
}

/** The note scrolls with the page: its place counts from the corner of the page. */
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
 * The note on a term of the glossary. The glossary is fetched when a reader first asks for a note;
 * when it cannot be had, the link leads to the glossary page.
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

  // The element itself is asked: `isOpen` follows the browser a turn late, and Safari tells nothing of
  // a note that closes under a dialog.
  const isShown = (): boolean => noteRef.current?.matches(':popover-open') ?? false;

  const show = (): void => {
    const note = noteRef.current;
    if (note && !isShown()) {
      note.showPopover();
      settle();
      note.focus({preventScroll: true});
    }
  };

  // A phone that is turned moves the word, and with it the note.
  useEffect(() => {
    window.addEventListener('resize', settle);
    return () => window.removeEventListener('resize', settle);
  }, []);

  // The note is in the page from the moment its text is: it is shown right after.
  useEffect(() => {
    if (entry) {
      show();
    }
  }, [entry]);

  return {
    entry,
    isLive: useIsBrowser() && hasPopovers(),
    isOpen,
    wordRef,
    noteRef,
    press: () => {
      wasOpenRef.current = isShown();
    },
    leave: ({relatedTarget}) => {
      const parts = [wordRef.current, noteRef.current];
      // The focus that leaves the window comes back.
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
      // Who presses is there, and stays as long as the focus does: some help presses without it.
      word.focus({preventScroll: true});
      const isReaderThere = (): boolean => document.activeElement === word;
      if (event.detail < 2) {
        // A key that clicks presses nothing, so nothing has closed the note before.
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
          // By the router, which keeps the article where the glossary cannot be had at all.
          () => isReaderThere() && push(word.pathname + word.hash),
        );
      }
    },
  };
}
