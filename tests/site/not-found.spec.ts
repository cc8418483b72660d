import {doubleText} from '../doubleText';
import {expect, test} from '../keptPage';

const cases = [
  ['/fr/nope', 'fr', 'Page introuvable'],
  ['/fr/account/nope/deeper', 'fr', 'Page introuvable'],
  ['/nope', 'en', 'Page Not Found'],
  ['/getting-started/nope', 'en', 'Page Not Found'],
] as const;

for (const [path, language, heading] of cases) {
  test(`${path} is not found, in the language of the path`, async ({page, watch}) => {
    watch.allow(/status of 404/);
    const response = await page.goto(path);
    expect(response?.status()).toBe(404);
    await expect(page.locator('html')).toHaveAttribute('lang', language);
    await expect(page.getByRole('heading', {level: 1})).toHaveText(heading);
  });
}

test('with large text on a phone its title breaks between words', async ({page, watch}) => {
  watch.allow(/status of 404/);
  await page.setViewportSize({width: 360, height: 740});
  await page.goto('/fr/nope');
  await doubleText(page);
  const lines = await page.getByRole('heading', {level: 1}).evaluate((title) => {
    const range = document.createRange();
    range.selectNodeContents(title);
    return range.getClientRects().length;
  });
  expect(lines).toBe(2);
});

test('a draft has no page, no link and no sitemap entry', async ({page, request, watch}) => {
  watch.allow(/status of 404/);
  for (const prefix of ['', '/fr']) {
    expect((await page.goto(`${prefix}/features/save-image-dialog`))?.status()).toBe(404);
    await page.goto(`${prefix}/features/`);
    await expect(page.locator('a[href*="save-image"]')).toHaveCount(0);
    const sitemap = await (await request.get(`${prefix}/sitemap.xml`)).text();
    expect(sitemap).not.toContain('save-image');
  }
});
