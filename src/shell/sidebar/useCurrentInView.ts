import {useEffect} from 'react';

/**
 * Scrolls the sidebar until it shows the current page, which on a low screen lies further down. The
 * page around it stays where it is: `scrollIntoView` would move it, too, where the sidebar has
 * scrolled off with the end of an article.
 *
 * @param path of the current page
 */
export function useCurrentInView(path: string): void {
  useEffect(() => {
    const entry = document.querySelector('aside [aria-current=page]');
    const list = entry?.closest('nav');
    if (entry && list) {
      const [at, view] = [entry.getBoundingClientRect(), list.getBoundingClientRect()];
      // Under an announcement the list ends below the window.
      const end = Math.min(view.bottom, innerHeight);
      list.scrollTop += Math.max(0, at.bottom - end) + Math.min(0, at.top - view.top);
    }
  }, [path]);
}
