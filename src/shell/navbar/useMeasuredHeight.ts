import {type RefCallback, useCallback} from 'react';

/**
 * Publishes the height of an element, whatever its text, as a custom property of the page. The
 * sidebar makes room for it.
 *
 * @param property name of the property, with its dashes; zero once the element is gone
 */
export function useMeasuredHeight<Measured extends HTMLElement>(
  property: string,
): RefCallback<Measured> {
  return useCallback(
    (element: Measured | null) => {
      if (!element) {
        return undefined;
      }
      const {style} = document.documentElement;
      const observer = new ResizeObserver(() =>
        style.setProperty(property, `${element.offsetHeight}px`),
      );
      observer.observe(element);
      return () => {
        observer.disconnect();
        style.setProperty(property, '0px');
      };
    },
    [property],
  );
}
