import type {Page} from '@playwright/test';

/** Waits for two frames: pending callbacks have run by then. */
export async function drawnTwice(page: Page): Promise<void> {
  await page.evaluate(
    () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))),
  );
}
