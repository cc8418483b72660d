import type {Page} from '@playwright/test';

/** Makes the browser refuse storage, as some do in private windows. */
export async function refuseStorage(page: Page): Promise<void> {
  await page.addInitScript(() => {
    Object.defineProperty(window, 'localStorage', {
      configurable: true,
      get() {
        throw new DOMException('Refused.', 'SecurityError');
      },
    });
  });
}
