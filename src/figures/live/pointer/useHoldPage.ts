import {type RefObject, useEffect, useRef} from 'react';
import {distance, type Point, point} from '../../geometry/point';
import {isSwipe} from './isSwipe';

/** A shorter move has no reliable direction yet, in CSS pixels. */
const leastPx = 5;

/**
 * Keeps the page from scrolling under a finger that drags something, since browsers ignore
 * `touch-action` inside SVG. Elements with the class `loose` leave vertical swipes to the page, so
 * that readers can scroll past a drawing that fills the screen.
 *
 * @returns whether the current touch may belong to the page: it then drags nothing
 */
export function useHoldPage(svg: RefObject<SVGSVGElement | null>): RefObject<boolean> {
  const isPages = useRef(false);
  useEffect(() => {
    const element = svg.current;
    let start: Point | undefined;
    const holdPage = (event: TouchEvent): void => {
      const [finger, other] = event.touches;
      if (!finger || !(event.target instanceof Element)) return;
      const isGrip = event.target.matches('.grip');
      const at = point(finger.clientX, finger.clientY);
      if (event.type === 'touchstart' && !other) {
        isPages.current = event.target.matches('.loose');
        start = isPages.current ? at : undefined;
      } else if (start && distance(start, at) > leastPx) {
        // Two fingers zoom the page.
        isPages.current = Boolean(other) || isSwipe(start, at);
        start = undefined;
      }
      // Not cancelable while another finger scrolls the page.
      if (isGrip && !isPages.current && event.cancelable) event.preventDefault();
    };
    const asked = {passive: false};
    element?.addEventListener('touchstart', holdPage, asked);
    element?.addEventListener('touchmove', holdPage, asked);
    return () => {
      element?.removeEventListener('touchstart', holdPage);
      element?.removeEventListener('touchmove', holdPage);
    };
  }, [svg]);
  return isPages;
}
