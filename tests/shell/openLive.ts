import {expect, type Page} from '@playwright/test';

/** Opens a page and waits until its scripts have taken over. */
export async function openLive(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await waitUntilLive(page);
}

/** Waits until the scripts of the page have taken over. */
export async function waitUntilLive(page: Page): Promise<void> {
  await expect(page.locator('html')).toHaveAttribute('data-has-hydrated', 'true');
}
