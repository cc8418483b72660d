import {useLocation} from '@docusaurus/router';
import {useEffect} from 'react';
import {currentSection} from './currentSection';

interface Marking {
  readonly linkClassName: string;
  readonly linkActiveClassName: string;
}

/**
 * Stands in the browser for the theme's hook of this name, and marks in the contents the section that
 * is read. Upstream's never marks the short ones at the end of a page.
 *
 * @param marking classes of the links and of the marked one; without it nothing is marked
 */
export function useTOCHighlight(marking?: Marking): void {
  // Also where nothing scrolls: links that the router follows are no change to the browser.
  const {hash} = useLocation();
  useEffect(() => {
    if (!marking) {
      return undefined;
    }
    const mark = (): void => {
      const links = [
        ...document.getElementsByClassName(marking.linkClassName),
      ] as HTMLAnchorElement[];
      const {scrollHeight} = document.documentElement;
      const current = currentSection(
        links.map(({hash}) => {
          const section = document.getElementById(decodeURIComponent(hash.slice(1)));
          return section?.getBoundingClientRect().top ?? -1;
        }),
        window.innerHeight,
        links.findIndex((link) => link.hash === hash),
        window.scrollY + window.innerHeight > scrollHeight - 2,
      );
      links.forEach((link, index) => {
        link.classList.toggle(marking.linkActiveClassName, index === current);
      });
    };
    mark();
    const stop = new AbortController();
    for (const change of ['scroll', 'resize']) {
      window.addEventListener(change, mark, {signal: stop.signal});
    }
    return () => stop.abort();
  }, [marking, hash]);
}
