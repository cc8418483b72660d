import type {Page} from '@playwright/test';

/** Waits longer than the page takes to check whether the site responds and to navigate. */
export async function longEnoughToAsk(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (let asked = 0; asked < 3; asked += 1) await fetch('/fr/', {cache: 'no-store'});
  });
}
