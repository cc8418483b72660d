import type {Page} from '@playwright/test';
import {axeFaults} from '../shell/axeFaults';

/**
 * Accessibility faults of a page as it stands, in both colour modes, wide and narrow; sideways
 * scrolling at 320 px counts as one.
 */
export async function faultsInUse(page: Page): Promise<string[]> {
  await page.emulateMedia({reducedMotion: 'reduce'});
  const faults: string[] = [];
  for (const theme of ['light', 'dark']) {
    await page.evaluate((mode) => document.documentElement.setAttribute('data-theme', mode), theme);
    for (const width of [1440, 320]) {
      await page.setViewportSize({width, height: 900});
      const found = await axeFaults(page);
      faults.push(...found.map((fault) => `${theme} ${width}px ${fault}`));
    }
  }
  const overflowPx = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  return overflowPx > 0 ? [...faults, `scrolls sideways by ${overflowPx} px`] : faults;
}
