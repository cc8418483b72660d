import type {Page} from '@playwright/test';

/** Opens a page and waits until its scripts have taken over. */
export async function openLive(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await waitUntilLive(page);
}

/** Gives the first sign of intent: scripts wait for it where data is dear, else for idle time. */
export async function wake(page: Page): Promise<void> {
  await page.evaluate(() => window.dispatchEvent(new Event('pointerdown')));
}

/** Waits until the scripts of the page have taken over. */
export async function waitUntilLive(page: Page): Promise<void> {
  await wake(page);
  // Looked for again after 20 ms, then 50: an expectation takes its time from the first look on.
  const live = page.locator('html[data-has-hydrated="true"]');
  await live.waitFor({state: 'attached', timeout: 10_000});
}
