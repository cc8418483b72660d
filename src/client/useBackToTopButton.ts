import {useLocation} from '@docusaurus/router';
import {useEffect, useState} from 'react';

interface BackToTopButton {
  readonly shown: boolean;
  readonly scrollToTop: () => void;
}

/**
 * Stands in the browser for the theme's hook of this name, and answers the same, but that the way to
 * the top is the browser's own: where readers want less motion upstream would move the page itself,
 * frame by frame.
 *
 * @param threshold how far from the top a way back is of use, in CSS pixels
 * @returns whether to show it: to who scrolls up, until they scroll down or are at the top
 */
export function useBackToTopButton({threshold}: {readonly threshold: number}): BackToTopButton {
  const [shown, setShown] = useState(false);
  const location = useLocation();
  useEffect(() => {
    // The first movement is that of the link or of the browser, not the reader's.
    let lastYPx = 0;
    const onScroll = (): void => {
      const {innerHeight, scrollY} = window;
      if (scrollY >= lastYPx || scrollY < threshold) {
        setShown(false);
      } else if (scrollY + innerHeight < document.documentElement.scrollHeight) {
        // A page that was pulled beyond its end springs back: nobody goes up.
        setShown(true);
      }
      lastYPx = scrollY;
    };
    setShown(false);
    window.addEventListener('scroll', onScroll, {passive: true});
    return () => window.removeEventListener('scroll', onScroll);
  }, [location, threshold]);
  return {shown, scrollToTop: () => window.scrollTo(0, 0)};
}
