import type {Page} from '@playwright/test';
import {axeFaults} from '../shell/axeFaults';

/**
 * Accessibility faults of the current page: of all of it once, and of the part in use in both
 * colour modes, wide and narrow; horizontal scrolling at 320 px counts as one.
 *
 * @param within selector of the part in use
 */
export async function faultsInUse(page: Page, within: string): Promise<string[]> {
  await page.emulateMedia({reducedMotion: 'reduce'});
  const looks = {modes: ['light', 'dark'], widths: [1440, 320]} as const;
  const faults = [...(await axeFaults(page)), ...(await axeFaults(page, {within, ...looks}))];
  const overflowPx = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  return overflowPx > 0 ? [...faults, `scrolls sideways by ${overflowPx} px`] : faults;
}
