import type {Page} from '@playwright/test';
import {doubleText} from '../doubleText';
import {expect} from '../quietPage';
import {partsOffScreen} from './partsOffScreen';

/** At 200 % text a hydrated page fits a phone and a window with the sidebar. */
export async function expectDoubleTextFits(page: Page): Promise<void> {
  const hiddenPx = (): Promise<number> =>
    page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
  await page.setViewportSize({width: 390, height: 844});
  await doubleText(page);
  for (const width of [390, 320]) {
    await page.setViewportSize({width, height: 844});
    await expect.poll(() => partsOffScreen(page), `200 % text, ${width} px`).toEqual([]);
  }
  // The sidebar is replaced by the menu after the resize event.
  for (const width of [1000, 700]) {
    await page.setViewportSize({width, height: 800});
    await expect.poll(hiddenPx, `200 % text, ${width} px`).toBe(0);
  }
}
