import {useLocation} from '@docusaurus/router';
import {useEffect} from 'react';
import {currentSection} from './currentSection';

interface Marking {
  readonly linkClassName: string;
  readonly linkActiveClassName: string;
}

/**
 * Replaces the theme's hook of this name in the browser bundle: marks the section being read in the
 * table of contents. Upstream never marks short sections at the end of a page.
 *
 * @param marking class names of the links and of the marked link; when undefined, nothing is marked
 */
export function useTOCHighlight(marking?: Marking): void {
  // The effect also runs when only the hash changes: the router changes it without a `hashchange`
  // event, and the page may not scroll.
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
