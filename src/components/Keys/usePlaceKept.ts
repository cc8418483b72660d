import {type RefObject, useCallback, useLayoutEffect, useRef} from 'react';
import {anchorOf} from '../../anchor';

/** A row and where it stood, in pixels below the top of the window. */
interface Place {
  readonly row: HTMLElement;
  readonly topPx: number;
}

const topOf = (element: Element): number => element.getBoundingClientRect().top;

function isOnScreen(element: Element): boolean {
  const top = topOf(element);
  // What is hidden stands at 0.
  return top > 0 && top < window.innerHeight;
}

/** Where the rows stand that a reader sees, when the reader has left the beginning of the list. */
function placesOf(list: HTMLElement): Place[] {
  if (topOf(list) >= 0) return [];
  return [...list.querySelectorAll<HTMLElement>('tr[id]')]
    .filter(isOnScreen)
    .map((row) => ({row, topPx: topOf(row)}));
}

/**
 * Keeps in place what a reader looks at, the first time that what stands above it gets shorter or
 * longer; later changes are the reader's. That is the row that the address names, or else the first
 * row on screen that stays in the list. Browsers do so by themselves, but not in every table.
 *
 * @param list the table
 * @param content what it shows: another one may be of another height
 * @returns to be called before the content changes
 */
export function usePlaceKept(list: RefObject<HTMLElement | null>, content: unknown): () => void {
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
