import type {Page} from '@playwright/test';

/** Waits until the page has drawn twice: what waited for an answer has run then. */
export async function drawnTwice(page: Page): Promise<void> {
  await page.evaluate(
    () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))),
  );
}
