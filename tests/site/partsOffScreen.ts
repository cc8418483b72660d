import type {Page} from '@playwright/test';

/**
 * Elements that extend beyond the screen, except tables and code, which scroll in their own box. A
 * table's box becomes scrollable only once it has been measured, after its text has grown.
 */
export function partsOffScreen(page: Page): Promise<readonly string[]> {
  return page.evaluate(() => {
    const width = document.documentElement.clientWidth;
    const isHidden = (element: Element): boolean =>
      getComputedStyle(element).clipPath !== 'none' ||
      (element.parentElement !== null && isHidden(element.parentElement));
    const parts = [...document.body.querySelectorAll('*')].filter((element) => {
      const {left, right} = element.getBoundingClientRect();
      const isOut = right > left && (right > width + 1 || left < -1);
      return isOut && !element.closest('[role="group"]:has(> table) > *, pre > *, svg *');
    });
    const words = parts
      .filter((element) => !isHidden(element))
      .map(({tagName, textContent}) => `${tagName}: ${textContent?.trim().slice(0, 40)}`);
    const overflow = document.documentElement.scrollWidth - width;
    return overflow > 0 ? [`the page scrolls sideways by ${overflow} px`, ...words] : words;
  });
}
