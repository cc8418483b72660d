import type {Page} from '@playwright/test';

/** Makes the browser refuse storage, as in some private windows. */
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

/** Makes the storage full: reading works, writing fails. */
export async function fillStorage(page: Page): Promise<void> {
  await page.addInitScript(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException('Full.', 'QuotaExceededError');
    };
  });
}
