import {type RefCallback, useCallback} from 'react';

/**
 * Publishes the current height of an element as a custom property of the root element, so that the
 * sidebar can make room for it.
 *
 * @param property name of the custom property, with its dashes; set to zero on unmount
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
