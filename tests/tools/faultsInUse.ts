import type {Page} from '@playwright/test';
import {axeFaults} from '../shell/axeFaults';

/**
 * Accessibility faults of a page as it stands, in both colour modes, wide and narrow; sideways
 * scrolling at 320 px counts as one.
 */
export async function faultsInUse(page: Page): Promise<string[]> {
  await page.emulateMedia({reducedMotion: 'reduce'});
  const faults = await axeFaults(page, {modes: ['light', 'dark'], widths: [1440, 320]});
  const overflowPx = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  return overflowPx > 0 ? [...faults, `scrolls sideways by ${overflowPx} px`] : faults;
}
