import {expect, test} from '../quietPage';
import {openLive} from '../shell/openLive';

// Playwright switches off the cache that browsers keep whole pages in.
test.use({
  launchOptions: async ({launchOptions}, use) =>
    use({...launchOptions, ignoreDefaultArgs: ['--disable-back-forward-cache']}),
});

test('a menu left by one of its links is closed when the reader comes back', async ({page}) => {
  await page.goto('/fr/getting-started/draw-walls-and-rooms');
  await page.evaluate(() => {
    document.documentElement.dataset.sameDocument = 'true';
  });
  const languages = page.getByRole('button', {name: /Français/});
  await languages.click();
  await page.getByRole('link', {name: 'English', exact: true}).click();
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  await page.evaluate(() => history.back());
  await expect(page.locator('html[data-same-document]')).toHaveAttribute('lang', 'fr');
  await expect(languages).toHaveAttribute('aria-expanded', 'false');
});

for (const [what, button] of [
  ['the drawer', 'Ouvrir/fermer la barre de navigation'],
  ['the search', 'Rechercher'],
] as const) {
  test(`${what} left by the address bar is closed when the reader comes back`, async ({page}) => {
    await page.setViewportSize({width: 390, height: 844});
    await openLive(page, '/fr/getting-started/draw-walls-and-rooms');
    await page.evaluate(() => {
      document.documentElement.dataset.sameDocument = 'true';
    });
    await page.getByRole('button', {name: button, exact: true}).click();
    await expect(page.getByRole('dialog')).toBeVisible();
    await page.goto('/faq/');
    await page.evaluate(() => history.back());
    await expect(page.locator('html[data-same-document]')).toHaveAttribute('lang', 'fr');
    await expect(page.getByRole('dialog')).toBeHidden();
  });
}
