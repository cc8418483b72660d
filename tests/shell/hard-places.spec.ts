import type {Page} from '@playwright/test';
import {withSiteServed} from '../fixtures/fixtureSite';
import {expect, test} from '../keptPage';
import {fillStorage, refuseStorage} from '../poorStorage';
import {versionsButton} from '../versionsButton';
import {openLive, waitUntilLive} from './openLive';

test('wrong base URL: a banner says so, in the page’s language, on any page', async ({
  page,
  watch,
}) => {
  watch.allow(/status of 404|MIME type|request to another host/);
  await withSiteServed({prefix: '/help'}, async (origin) => {
    for (const [path, words] of [
      [
        '/help/fr/getting-started/draw-walls-and-rooms',
        'Ce centre d’aide doit être publié à l’adresse',
      ],
      ['/help/fr/account/index.html', 'Ce centre d’aide doit être publié à l’adresse'],
      ['/help/fr/account', 'Ce centre d’aide doit être publié à l’adresse'],
      ['/help/fr/', 'Ce centre d’aide doit être publié à l’adresse'],
      ['/help/fr/index.html', 'Ce centre d’aide doit être publié à l’adresse'],
      ['/help/fr/nope', 'Ce centre d’aide doit être publié à l’adresse'],
      ['/help/index.html', 'on its own domain, but this copy is at “/help/”'],
      [
        '/help/',
        'This help centre must be published at “/” on its own domain, but this copy is at “/help/”',
      ],
      ['/help/features/shortcuts', 'This help centre must be published at “/” on its own domain'],
    ] as const) {
      await page.goto(origin + path);
      const banner = page.getByRole('alert');
      await expect(banner).toContainText(words);
      await expect(banner).toContainText(/[«“]\s?\/help\/\s?[»”]/);
      await expect(page.getByRole('heading', {level: 1}), 'the page still reads').toBeVisible();
    }
  });
});

test('wrong base URL, but the scripts load: the article stays, with the banner', async ({
  page,
  watch,
}) => {
  // Images and icons have the wrong base URL too.
  watch.allow(/another base URL|request to another host|status of 404/);
  await withSiteServed({prefix: '/help'}, async (origin) => {
    // As when the same site is also served at the root.
    await page.route(`${origin}/assets/**`, async (route) => {
      const {pathname} = new URL(route.request().url());
      await route.fulfill({response: await route.fetch({url: `${origin}/help${pathname}`})});
    });
    const isProgramHere = page.waitForResponse(/\/assets\/js\/main\./);
    await page.goto(`${origin}/help/fr/getting-started/draw-walls-and-rooms`);
    await isProgramHere;
    await expect(page.getByRole('alert')).toContainText('« /help/ »');
    await expect(page.getByRole('heading', {level: 1})).toHaveText(
      'Dessiner les murs et les pièces',
    );
  });
});

test('right base URL: when chunks do not load, no other base URL is suggested', async ({
  page,
  watch,
}) => {
  watch.allow(/ERR_FAILED|status of 404/);
  await page.route(/\/assets\/js\/main\./, (route) => route.abort());
  for (const path of ['/', '/index.html', '/fr/', '/fr/account/', '/fr/nope', '/nope/nope']) {
    await page.goto(path);
    const missing = /Part of this page could not|Une partie de cette page n’a pas pu/;
    await expect(page.getByRole('alert'), path).toContainText(missing);
  }
});

test('chunks that do not load at the right base URL: the page is readable, a message says what failed', async ({
  page,
  watch,
}) => {
  watch.allow(/ERR_FAILED/);
  await page.route(/\/assets\/js\/main\./, (route) => route.abort());
  await page.goto('/fr/features/shortcuts');
  const banner = page.getByRole('alert');
  await expect(banner).toContainText('Une partie de cette page n’a pas pu être chargée');
  await page.unroute(/\/assets\/js\/main\./);
  const retry = banner.getByRole('button', {name: 'Réessayer'});
  expect((await retry.boundingBox())?.height).toBeGreaterThanOrEqual(24);
  await retry.click();
  await waitUntilLive(page);
  await expect(banner).toHaveCount(0);
});

const poorStorages: Readonly<Record<string, (page: Page) => Promise<unknown>>> = {
  refused: refuseStorage,
  full: fillStorage,
  broken: (page) =>
    page.addInitScript(() => {
      const fail = (): never => {
        throw new DOMException('broken', 'UnknownError');
      };
      Object.assign(Storage.prototype, {getItem: fail, setItem: fail, removeItem: fail});
    }),
};

for (const [name, makePoor] of Object.entries(poorStorages)) {
  test(`storage ${name}: one console warning, everything else works`, async ({page, watch}) => {
    await page.setViewportSize({width: 1280, height: 800});
    await makePoor(page);
    await openLive(page, '/fr/getting-started/draw-walls-and-rooms');
    await page.getByRole('button', {name: /mode sombre et clair/}).click();
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
    await page.getByRole('button', {name: versionsButton}).click();
    await page.getByRole('link', {name: '2024', exact: true}).click();
    await expect(page).toHaveURL(/\/fr\/2024\//);
    const warning = /Preferences cannot be kept/;
    expect(watch.faults.filter((fault) => warning.test(fault))).toHaveLength(1);
    watch.allow(warning);
  });
}

test('storage refused: nothing accesses it without a guard', async ({page, watch}) => {
  // The chunks arrive long before the program runs, as on a slow phone with a fast network.
  await page.addInitScript(() => {
    const {setTimeout} = window;
    window.setTimeout = ((handler: () => void, delayMs = 0) =>
      setTimeout(handler, delayMs + 300)) as typeof setTimeout;
  });
  await refuseStorage(page);
  await openLive(page, '/fr/getting-started/draw-walls-and-rooms');
  expect(watch.faults).toHaveLength(1);
  watch.allow(/Preferences cannot be kept/);
});

test.describe('without scripts', () => {
  test.use({javaScriptEnabled: false, viewport: {width: 390, height: 844}});

  test('small screens have the menus and the table of contents all the same', async ({page}) => {
    await page.goto('/fr/getting-started/draw-walls-and-rooms');
    await expect(page.getByRole('link', {name: 'Retour à l’accueil'})).toBeVisible();
    await expect(page.getByRole('link', {name: 'Jardins et terrasses'})).toBeVisible();
    await expect(page.getByRole('button', {name: /barre de navigation/})).toBeHidden();
    await page.getByRole('button', {name: 'Langues Français'}).focus();
    await page.getByRole('link', {name: 'English', exact: true}).click();
    await expect(page).toHaveURL('/getting-started/draw-walls-and-rooms');
  });
});
