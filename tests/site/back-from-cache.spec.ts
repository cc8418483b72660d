import {expect, test} from '../quietPage';

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
