import type {Page} from '@playwright/test';

/** Lets the pages that are opened from now on hear of another connection than the machine's. */
export async function setConnection(page: Page, connection: object): Promise<void> {
  await page.addInitScript((value) => {
    Object.defineProperty(navigator, 'connection', {get: () => value});
  }, connection);
}

/** Data is dear: pages fetch nothing ahead, and their scripts wait for a sign of intent. */
export async function saveData(page: Page): Promise<void> {
  await setConnection(page, {effectiveType: '4g', saveData: true});
}

/**
 * The browser believes in its network, whatever the machine's does: a machine that was asleep wakes
 * up with none for a moment, and pages then have other words.
 */
export async function believeOnline(page: Page): Promise<void> {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'onLine', {get: () => true});
  });
}
