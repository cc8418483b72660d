import {type RefObject, useCallback, useLayoutEffect, useRef} from 'react';
import {anchorOf} from '../../anchor';

/** A row and its distance from the top of the window, in CSS pixels. */
interface Place {
  readonly row: HTMLElement;
  readonly topPx: number;
}

const topOf = (element: Element): number => element.getBoundingClientRect().top;

function isOnScreen(element: Element): boolean {
  const top = topOf(element);
  // Hidden elements have a top of 0.
  return top > 0 && top < window.innerHeight;
}

/** The visible rows, when the reader has scrolled past the beginning of the list. */
function placesOf(list: HTMLElement): Place[] {
  if (topOf(list) >= 0) return [];
  return [...list.querySelectorAll<HTMLElement>('tr[id]')]
    .filter(isOnScreen)
    .map((row) => ({row, topPx: topOf(row)}));
}

/**
 * Keeps a row at its position in the window the first time the content changes height above it;
 * later changes are the reader's. The row is the one that the address names, or else the first
 * visible row that stays in the list. The browser's scroll anchoring does this too, but not in
 * every table.
 *
 * @param list the table
 * @param content what it shows; a change of it may change the height
 * @returns a function to call before the content changes
 */
export function useStableRowPosition(
  list: RefObject<HTMLElement | null>,
  content: unknown,
): () => void {
  const target = useRef<HTMLElement | null>(null);
  const places = useRef<Place[]>([]);
  const isDone = useRef(false);
  useLayoutEffect(() => {
    const kept = places.current.find(({row}) => row.getClientRects().length > 0);
    if (target.current) {
      target.current.scrollIntoView({behavior: 'instant'});
    } else if (kept) {
      window.scrollBy({top: topOf(kept.row) - kept.topPx, behavior: 'instant'});
    }
    target.current = null;
    places.current = [];
  }, [content]);
  return useCallback(() => {
    if (isDone.current || !list.current) return;
    const named = anchorOf(window.location.hash, document);
    target.current = named && isOnScreen(named) ? named : null;
    places.current = placesOf(list.current);
    isDone.current = true;
  }, [list]);
}
