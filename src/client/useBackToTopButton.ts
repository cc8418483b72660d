import {useLocation} from '@docusaurus/router';
import {useEffect, useState} from 'react';

interface BackToTopButton {
  readonly shown: boolean;
  readonly scrollToTop: () => void;
}

/**
 * Replaces the theme's hook of this name in the browser bundle. Same result, except that the
 * browser does the scrolling: for readers who prefer reduced motion, upstream would animate it
 * frame by frame.
 *
 * @param threshold distance from the top from which the button is useful, in CSS pixels
 * @returns `shown` is true from the moment the reader scrolls up, until they scroll down or reach
 *   the top
 */
export function useBackToTopButton({threshold}: {readonly threshold: number}): BackToTopButton {
  const [shown, setShown] = useState(false);
  const location = useLocation();
  useEffect(() => {
    // Starts at 0, so the first scroll, made by a link or the browser, counts as downward.
    let lastYPx = 0;
    const onScroll = (): void => {
      const {innerHeight, scrollY} = window;
      if (scrollY >= lastYPx || scrollY < threshold) {
        setShown(false);
      } else if (scrollY + innerHeight < document.documentElement.scrollHeight) {
        // Not at the end of the page, where overscroll bounces back without the reader scrolling
        // up.
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
