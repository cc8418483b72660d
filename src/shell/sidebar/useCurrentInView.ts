import {useEffect} from 'react';

/**
 * Scrolls the sidebar to the current page, which may be out of view in a low window.
 * `scrollIntoView` would also scroll the page itself when the sidebar has scrolled away with the
 * end of an article.
 *
 * @param path of the current page
 */
export function useCurrentInView(path: string): void {
  useEffect(() => {
    const entry = document.querySelector('aside [aria-current=page]');
    const list = entry?.closest('nav');
    if (entry && list) {
      const [at, view] = [entry.getBoundingClientRect(), list.getBoundingClientRect()];
      // With an announcement bar, the list extends below the window.
      const end = Math.min(view.bottom, innerHeight);
      list.scrollTop += Math.max(0, at.bottom - end) + Math.min(0, at.top - view.top);
    }
  }, [path]);
}
