import type {Browser} from '@playwright/test';
import {slowPage} from './slowPage';
import type {System} from './systems/System';

/** From the start of a visit to the first result of a search typed at once; in milliseconds. */
export async function measureSearch(
  browser: Browser,
  url: string,
  {search}: System,
  query: string,
): Promise<number> {
  const {page} = await slowPage(browser);
  const start = Date.now();
  await page.goto(url, {waitUntil: 'commit'});
  const input = page.locator(search.input).first();
  // A reader taps again when a tap does nothing.
  while (!(await input.isEnabled({timeout: 100}).catch(() => false))) {
    await page
      .locator(search.button)
      .first()
      .click({timeout: 1000})
      .catch(() => undefined);
  }
  while (!(await page.locator(search.result).first().isVisible())) {
    await input.fill('');
    await input.pressSequentially(query);
    await page
      .locator(search.result)
      .first()
      .waitFor({timeout: 4000})
      .catch(() => undefined);
    if (Date.now() - start > 60_000) break;
  }
  const spent = Date.now() - start;
  await page.context().close();
  return spent;
}
