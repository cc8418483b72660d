import type {Page} from '@playwright/test';
import {expect} from '../quietPage';
import {axeFaults} from '../shell/axeFaults';

/** No fault in the live figure in both colour modes; it fits at 320 px, its targets hold 24 px. */
export async function expectAccessible(page: Page): Promise<void> {
  expect(await axeFaults(page, {within: 'figure section', modes: ['light', 'dark']})).toEqual([]);
  await page.setViewportSize({width: 320, height: 800});
  const {overflow, small} = await page.evaluate(() => ({
    overflow: document.documentElement.scrollWidth - document.documentElement.clientWidth,
    small: [
      ...document.querySelectorAll(
        'figure section :is(button, label, input[inputmode], input[type=range], .grip, .corner)',
      ),
    ].flatMap((target) => {
      const {width, height} = target.getBoundingClientRect();
      return Math.min(width, height) < 24
        ? [`${target.outerHTML.slice(0, 80)} ${width}×${height}`]
        : [];
    }),
  }));
  expect(overflow, 'no sideways scrolling at 320 px').toBeLessThanOrEqual(0);
  expect(small, 'targets smaller than 24 px at 320 px').toEqual([]);
}
