import type {Page} from '@playwright/test';
import {expect, test} from '../keptPage';
import {localized, pages} from '../routes';
import {openLive} from '../shell/openLive';

/** Notes each title that the page has from the time its head is read. */
async function watchTitles(page: Page): Promise<() => Promise<readonly string[]>> {
  await page.addInitScript(() => {
    const titles: string[] = [];
    Object.assign(window, {titles});
    new MutationObserver(() => {
      const {title} = document;
      if (title !== '' && titles.at(-1) !== title) titles.push(title);
    }).observe(document, {childList: true, characterData: true, subtree: true});
  });
  return () => page.evaluate(() => (window as never as {titles: string[]}).titles);
}

for (const path of [...pages, '/search'].map((each) => localized(each, 'fr'))) {
  test(`${path} keeps its title while it comes to life`, async ({page, request}) => {
    const html = await (await request.get(path)).text();
    const titles = await watchTitles(page);
    await openLive(page, path);
    await page.waitForLoadState('networkidle');
    await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
    const [only = '', ...others] = await titles();
    expect(others).toEqual([]);
    expect(html).toContain(`>${only.replaceAll('&', '&amp;')}</title>`);
  });
}

test('a page that was not found has its own title, and the page after it', async ({
  page,
  watch,
}) => {
  watch.allow(/status of 404/);
  await openLive(page, '/fr/nope');
  await expect(page).toHaveTitle(/^Page introuvable \|/);
  await page.getByRole('main').getByRole('link').first().click();
  await expect(page).not.toHaveTitle(/introuvable/);
  await expect(page).toHaveTitle(/\S/);
});
