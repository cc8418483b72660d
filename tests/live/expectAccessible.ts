import type {Page} from '@playwright/test';
import {contrast} from '../../src/css/contrast';
import {expect} from '../quietPage';
import {axeFaults} from '../shell/axeFaults';

const hexOf = (rgb: string): string =>
  `#${rgb
    .match(/\d+/g)
    ?.map((channel) => Number(channel).toString(16).padStart(2, '0'))
    .join('')}`;

/** axe does not check the contrast of placeholders. */
async function exampleContrasts(page: Page): Promise<number[]> {
  const colours = await page.evaluate(() =>
    [...document.querySelectorAll('figure section [placeholder]')].map((field) => [
      getComputedStyle(field, '::placeholder').color,
      getComputedStyle(field).backgroundColor,
    ]),
  );
  return colours.map(([words = '', ground = '']) => contrast(hexOf(words), hexOf(ground)));
}

/**
 * The live figure has no fault in both colour modes, fits at 320 px, and has targets of at least 24
 * px.
 */
export async function expectAccessible(page: Page): Promise<void> {
  expect(await axeFaults(page, {within: 'figure section', modes: ['light', 'dark']})).toEqual([]);
  expect(Math.min(4.5, ...(await exampleContrasts(page))), 'examples in the dark').toBe(4.5);
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
