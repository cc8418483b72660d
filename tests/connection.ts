import type {Page} from '@playwright/test';

/** Makes pages opened from now on see another navigator.connection. */
export async function setConnection(page: Page, connection: object): Promise<void> {
  await page.addInitScript((value) => {
    Object.defineProperty(navigator, 'connection', {get: () => value});
  }, connection);
}

/** Save-Data: pages prefetch nothing, and their scripts wait for an interaction. */
export async function saveData(page: Page): Promise<void> {
  await setConnection(page, {effectiveType: '4g', saveData: true});
}

/**
 * Makes the browser always report itself as online: a machine that wakes up is offline for a
 * moment, and pages then show other texts.
 */
export async function believeOnline(page: Page): Promise<void> {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'onLine', {get: () => true});
  });
}
