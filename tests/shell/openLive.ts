import type {Page} from '@playwright/test';

/** Opens a page and waits until it is hydrated. */
export async function openLive(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await waitUntilLive(page);
}

/** Interacts with the page: scripts wait for that with Save-Data, else for idle time. */
export async function wake(page: Page): Promise<void> {
  await page.evaluate(() => window.dispatchEvent(new Event('pointerdown')));
}

/** Waits until the page is hydrated. */
export async function waitUntilLive(page: Page): Promise<void> {
  await wake(page);
  // Polls after 20 ms, then every 50: the default expectation starts slower.
  const live = page.locator('html[data-has-hydrated="true"]');
  await live.waitFor({state: 'attached', timeout: 10_000});
}
