import type {Page} from '@playwright/test';

/** Waits longer than the page would take to ask whether the site answers, and to go on from there. */
export async function longEnoughToAsk(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (let asked = 0; asked < 3; asked += 1) await fetch('/fr/', {cache: 'no-store'});
  });
}
