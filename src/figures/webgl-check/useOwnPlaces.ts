import {useEffect} from 'react';
import type {Language} from '../../product/language';
import {adviceOf} from './adviceOf';
import type {Browser} from './browserOf';
import {ownPlaces} from './ownPlaces';
import type {Verdict} from './verdictOf';

function lineUnder(heading: Element | null, start: string): HTMLElement | undefined {
  let part = heading?.nextElementSibling;
  while (part && !/^H[1-6]$/.test(part.tagName)) {
    for (const line of part.querySelectorAll('li')) {
      if (line.textContent.startsWith(start)) return line;
    }
    part = part.nextElementSibling;
  }
  return undefined;
}

/**
 * While the result is displayed, labels the parts of the article about the reader's own browser and
 * system that the verdict concerns, for the reader who follows its links or scrolls.
 *
 * @param browser the same object at every render
 */
export function useOwnPlaces(verdict: Verdict, browser: Browser, language: Language): void {
  useEffect(() => {
    const places = ownPlaces(adviceOf(verdict, browser).anchors, browser);
    const marked = places.flatMap(({anchor, line, words}) => {
      const heading = document.getElementById(anchor);
      const place = line ? lineUnder(heading, line) : heading;
      if (!place) return [];
      // A data attribute that CSS displays: React owns the element and would not keep an added
      // child.
      place.dataset.own = words[language];
      // The accessible name of a heading must not include the label that CSS adds.
      const name = place.ariaLabel;
      if (name) place.ariaLabel = `${name}, ${words[language]}`;
      return [{place, name}];
    });
    return () => {
      for (const {place, name} of marked) {
        delete place.dataset.own;
        if (name) place.ariaLabel = name;
      }
    };
  }, [verdict, browser, language]);
}
