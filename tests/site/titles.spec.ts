import {expect, test} from '../keptPage';
import {openLive} from '../shell/openLive';
import {watchTitles} from './watchTitles';

// every-page.spec.ts checks the titles of all other pages.
test('/fr/search keeps its title during hydration', async ({page, request}) => {
  const html = await (await request.get('/fr/search')).text();
  const titles = await watchTitles(page);
  await openLive(page, '/fr/search');
  await page.waitForLoadState('networkidle');
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
  const [only = '', ...others] = await titles();
  expect(others).toEqual([]);
  expect(html).toContain(`>${only.replaceAll('&', '&amp;')}</title>`);
});

test('a not-found page has its own title, and so has the next page', async ({page, watch}) => {
  watch.allow(/status of 404/);
  await openLive(page, '/fr/nope');
  await expect(page).toHaveTitle(/^Page introuvable \|/);
  await page.getByRole('main').getByRole('link').first().click();
  await expect(page).not.toHaveTitle(/introuvable/);
  await expect(page).toHaveTitle(/\S/);
});
