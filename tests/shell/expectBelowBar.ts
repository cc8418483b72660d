import type {Locator, Page} from '@playwright/test';
import {expect} from '../quietPage';

/** A heading is completely visible, not covered by the bar. */
export async function expectBelowBar(page: Page, heading: Locator): Promise<void> {
  await expect
    .poll(async () => {
      const bar = await page.locator('nav.navbar').boundingBox();
      const box = await heading.boundingBox();
      return (box?.y ?? 0) - (bar?.y ?? 0) - (bar?.height ?? 0);
    })
    .toBeGreaterThanOrEqual(0);
  await expect(heading).toBeInViewport({ratio: 1});
}
