import type {Locator, Page} from '@playwright/test';
import {expect, test} from '../keptPage';
import {test as alone} from '../quietPage';
import {article, close, drawer, open, toggle} from './drawer';
import {openLive, waitUntilLive} from './openLive';

test.use({viewport: {width: 390, height: 844}});

/** Opens the shortcuts page, two history entries from home, and returns the visible title. */
async function openShortcuts(page: Page): Promise<Locator> {
  await openLive(page, '/fr/');
  const title = page.getByRole('heading', {level: 1});
  await page.getByRole('main').getByRole('link', {name: 'Fonctionnalités'}).first().click();
  await expect(title).toHaveText('Fonctionnalités');
  await page.getByRole('main').locator('a[href="/fr/features/shortcuts"]').first().click();
  await expect(title).toHaveText('Raccourcis clavier et souris');
  return title;
}

alone('the browser’s Back closes it and stays on the page', async ({page}) => {
  await openLive(page, '/fr/');
  await page.getByRole('main').getByRole('link', {name: 'Fonctionnalités'}).first().click();
  await expect(page).toHaveURL('/fr/features/');
  await toggle(page).click();
  await expect(drawer(page)).toBeVisible();
  await page.goBack();
  await expect(drawer(page)).toBeHidden();
  await expect(page).toHaveURL('/fr/features/');
});

alone(
  'Back closes it on the first page of a visit too, and the next Back leaves',
  async ({page}) => {
    await page.goto('/faq/');
    await openLive(page, article);
    const scrolled = (): Promise<number> => page.evaluate(() => window.scrollY);
    await page.mouse.move(200, 400);
    await page.mouse.wheel(0, 1000);
    await expect.poll(scrolled).toBe(1000);
    // The bar reappears on scroll up.
    await page.mouse.wheel(0, -100);
    await expect.poll(scrolled).toBe(900);
    await expect(toggle(page)).toBeInViewport({ratio: 1});
    for (const _ of ['once', 'and again']) {
      await toggle(page).click();
      await expect(drawer(page)).toBeVisible();
      // With the bar hidden, the press had to show it first.
      const place = await scrolled();
      expect(place).toBeGreaterThan(0);
      await page.goBack();
      await expect(drawer(page)).toBeHidden();
      await expect(page).toHaveURL(article);
      // The step was reverted.
      await expect.poll(() => page.evaluate(() => window.history.state?.isSentinel)).toBe(false);
      await expect.poll(scrolled).toBe(place);
    }
    await page.goBack();
    await expect(page).toHaveURL('/faq/');
  },
);

alone(
  'on a first page, closing the drawer by its button leaves one history entry',
  async ({page}) => {
    await page.goto('/faq/');
    await open(page);
    await close(page).click();
    await expect(drawer(page)).toBeHidden();
    await page.getByRole('main').locator('a[href^="/fr/features/"]').first().click();
    await expect(page).toHaveURL(/\/fr\/features\//);
    await page.goBack();
    await expect(page).toHaveURL(article);
    await page.goBack();
    await expect(page).toHaveURL('/faq/');
    await page.goForward();
    await expect(page).toHaveURL(article);
    await expect(page.getByRole('heading', {level: 1})).toHaveText(
      'Dessiner les murs et les pièces',
    );
  },
);

alone('Back closes a search above it first, then the drawer', async ({page}) => {
  await open(page);
  await page.keyboard.press('Control+k');
  const search = page.getByRole('dialog', {name: 'Rechercher dans l’aide'});
  await expect(search).toBeVisible();
  await page.goBack();
  await expect(search).toBeHidden();
  await expect(drawer(page)).toBeVisible();
  await page.goBack();
  await expect(drawer(page)).toBeHidden();
  await expect(page).toHaveURL(article);
});

alone('a step of two pages back closes it and stays on the page', async ({page}) => {
  const title = await openShortcuts(page);
  await toggle(page).click();
  await expect(drawer(page)).toBeVisible();
  await page.evaluate(() => window.history.go(-2));
  await expect(drawer(page)).toBeHidden();
  await expect(page).toHaveURL('/fr/features/shortcuts');
  await page.goBack();
  await expect(title).toHaveText('Fonctionnalités');
});

alone(
  'Back closes it after a reload too, and the page stays that of its address',
  async ({page}) => {
    await openLive(page, '/fr/');
    await page.getByRole('main').getByRole('link', {name: 'Fonctionnalités'}).first().click();
    await expect(page).toHaveURL('/fr/features/');
    const title = page.getByRole('heading', {level: 1});
    await expect(title).toHaveText('Fonctionnalités');
    await page.reload();
    await waitUntilLive(page);
    await toggle(page).click();
    await expect(drawer(page)).toBeVisible();
    await page.goBack();
    await expect(drawer(page)).toBeHidden();
    await expect(page).toHaveURL('/fr/features/');
    await expect(title).toHaveText('Fonctionnalités');
    await page.goBack();
    await expect(page).toHaveURL('/fr/');
    await expect(title).toHaveText('Centre d’aide');
  },
);

for (const closing of ['Back', 'Escape']) {
  alone(
    `without the Navigation API too, ${closing} closes it on the first page of a visit, and the next Back leaves`,
    async ({page}) => {
      await page.addInitScript(() =>
        Object.defineProperty(window, 'navigation', {value: undefined}),
      );
      await page.goto('/faq/');
      await openLive(page, article);
      for (const _ of ['once', 'and again']) {
        await toggle(page).click();
        await expect(drawer(page)).toBeVisible();
        if (closing === 'Back') await page.goBack();
        else await page.keyboard.press('Escape');
        await expect(drawer(page)).toBeHidden();
        await expect(page).toHaveURL(article);
      }
      await page.goBack();
      await expect(page).toHaveURL('/faq/');
    },
  );
}

alone(
  'Forward closes it and is reverted, also where the browser does not report the direction',
  async ({page}) => {
    await page.addInitScript(() => Object.defineProperty(window, 'navigation', {value: undefined}));
    const title = await openShortcuts(page);
    await page.goBack();
    await expect(title).toHaveText('Fonctionnalités');
    await toggle(page).click();
    await page.evaluate(() => window.history.forward());
    await expect(drawer(page)).toBeHidden();
    await expect(page).toHaveURL('/fr/features/');
    await expect(title).toHaveText('Fonctionnalités');
    await page.goForward();
    await expect(page).toHaveURL('/fr/features/shortcuts');
    await expect(title).toHaveText('Raccourcis clavier et souris');
  },
);
