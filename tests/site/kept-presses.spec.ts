import type {Page} from '@playwright/test';
import {bootScripts, isPageChunk} from '../faults/article';
import {holdBack} from '../holdBack';
import {expect, test} from '../keptPage';
import {searchUi} from '../search/openSearch';
import {waitUntilLive} from '../shell/openLive';
import {slowPage} from '../slowPage';

const scripts = /\/assets\/js\//;
const article = '/fr/getting-started/draw-walls-and-rooms';

const mode = (page: Page) => page.getByRole('button', {name: /mode sombre et clair/});
const menu = (page: Page) =>
  page.getByRole('button', {name: 'Ouvrir/fermer la barre de navigation'});
const contents = (page: Page) => page.locator('button', {hasText: 'Sur cette page'});
const drawer = (page: Page) => page.getByRole('dialog', {name: 'Menu'});

/** Opens the article, of which only the bar arrives until released. */
const testOfHalf = test.extend<{half: Awaited<ReturnType<typeof slowPage>>}>({
  half: async ({page, baseURL, watch}, use) => {
    // The proxy that slows the page down.
    watch.allow(/^request to another host: http:\/\/127\.0\.0\.1:/);
    const half = await slowPage(baseURL ?? '', article, '</nav>');
    try {
      await page.goto(half.address, {waitUntil: 'commit'});
      await use(half);
    } finally {
      half.close();
    }
  },
});

for (const key of ['Control+k', '/']) {
  testOfHalf(
    `${key} while the page itself still comes is no key of the browser, and opens the search with what follows`,
    async ({page, half}) => {
      await expect(page.getByRole('button', {name: 'Rechercher', exact: true})).toBeVisible();
      await page.evaluate(() => {
        addEventListener('keydown', ({defaultPrevented: isTaken}) => {
          Object.assign(window, {isTaken});
        });
      });
      await page.keyboard.press(key);
      expect(await page.evaluate('isTaken')).toBe(true);
      await page.keyboard.type('mur');
      half.goOn();
      await expect(searchUi(page).field).toHaveValue('mur');
    },
  );
}

test.describe('pressed on a phone before hydration', () => {
  test.use({viewport: {width: 390, height: 844}});

  test('two presses both take effect, and the focus is at the start of the menu', async ({
    page,
  }) => {
    const release = await holdBack(page, scripts);
    await page.goto(article);
    await contents(page).click();
    await menu(page).click();
    for (const button of [contents(page), menu(page)]) {
      await expect(button).toHaveAttribute('aria-busy', 'true');
      // And visible.
      await expect(button).toHaveCSS('box-shadow', /inset/);
    }
    release();
    await expect(drawer(page)).toBeVisible();
    await expect(drawer(page).getByRole('link', {name: 'Étages et trémies'})).toBeVisible();
    await expect(
      drawer(page).getByRole('button', {name: 'Fermer la barre de navigation', exact: true}),
    ).toBeFocused();
    await expect(contents(page)).toHaveAttribute('aria-expanded', 'true');
    await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
  });

  testOfHalf(
    'the menu is kept while the page itself still comes, and the whole of it lives',
    async ({page, half}) => {
      await menu(page).click();
      await expect(page.locator('article')).toHaveCount(0);
      half.goOn();
      await expect(drawer(page)).toBeVisible();
      await expect(page.locator('article')).toContainText('Répétez les étapes');
    },
  );

  testOfHalf(
    'the search is kept while the page itself still comes, and opens there',
    async ({page, half}) => {
      await page.getByRole('button', {name: 'Rechercher', exact: true}).click({noWaitAfter: true});
      half.goOn();
      await expect(searchUi(page).field).toBeFocused();
      await expect(page).toHaveURL(half.address);
    },
  );

  test('the search replaces the menu: only one can cover the page', async ({page}) => {
    const release = await holdBack(page, scripts);
    await page.goto(article);
    await menu(page).click();
    await page.getByRole('button', {name: 'Rechercher', exact: true}).click();
    await expect(menu(page)).not.toHaveAttribute('aria-busy');
    release();
    await expect(searchUi(page).field).toBeFocused();
    await expect(drawer(page)).toBeHidden();
  });

  test('Escape cancels the menu', async ({page}) => {
    const release = await holdBack(page, scripts);
    await page.goto(article);
    await menu(page).click();
    await page.keyboard.press('Escape');
    await contents(page).click();
    release();
    await expect(contents(page)).toHaveAttribute('aria-expanded', 'true');
    await expect(drawer(page)).toBeHidden();
  });
});

test.describe('pressed on a phone when the page never hydrates', () => {
  test.use({viewport: {width: 390, height: 844}});
  test.beforeEach(({watch}) =>
    watch.allow(/Failed to load resource|ERR_FAILED|Loading chunk|ChunkLoadError/),
  );

  for (const missing of ['the program', 'a part of the page']) {
    test(`${missing} does not load: a message says so, and no button stays busy`, async ({
      page,
      request,
    }) => {
      const isMissing =
        missing === 'the program' ? scripts : isPageChunk(await bootScripts(request));
      const fail = await holdBack(page, isMissing, (route) => route.abort());
      await page.goto(article);
      await menu(page).click();
      await expect(menu(page)).toHaveAttribute('aria-busy', 'true');
      fail();
      await expect(page.getByRole('alert')).toContainText('menus');
      await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
      await menu(page).click();
      await page.keyboard.press('Control+k');
      await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
      // As without scripts: the search has its own page.
      await page.getByRole('button', {name: 'Rechercher', exact: true}).click();
      await expect(page).toHaveURL(/\/fr\/search/);
    });
  }
});

test('an anchor followed before hydration causes no reload', async ({page}) => {
  const release = await holdBack(page, scripts);
  await page.goto(article);
  await page.evaluate(() => {
    document.documentElement.dataset.same = 'true';
  });
  await page.locator('.table-of-contents__link').last().click();
  await expect(page).toHaveURL(/#/);
  await page.goBack();
  await expect(page).toHaveURL(article);
  release();
  await waitUntilLive(page);
  await expect(page.locator('html')).toHaveAttribute('data-same', 'true');
});

test('Escape cancels a menu of the bar', async ({page}) => {
  const release = await holdBack(page, scripts);
  await page.goto(article);
  const languages = page.getByRole('button', {name: /Français/});
  await languages.click();
  await page.keyboard.press('Escape');
  await mode(page).click();
  release();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await expect(languages).toHaveAttribute('aria-expanded', 'false');
});

test('of two menus of the bar the last one pressed is open', async ({page}) => {
  const release = await holdBack(page, scripts);
  await page.goto(article);
  const languages = page.getByRole('button', {name: /Français/});
  const versions = page.locator('.navbar').getByRole('button', {name: /version/i});
  await languages.click();
  await versions.click();
  release();
  await expect(versions).toHaveAttribute('aria-expanded', 'true');
  await expect(languages).toHaveAttribute('aria-expanded', 'false');
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
});

test.describe('typed before hydration', () => {
  test('words in the field of the home page open the search with them', async ({page}) => {
    const release = await holdBack(page, scripts);
    await page.goto('/fr/');
    const field = page.getByRole('searchbox', {name: 'Que voulez-vous faire ?'});
    await field.pressSequentially('plan 1/100');
    release();
    await expect(searchUi(page).field).toHaveValue('plan 1/100');
    await expect(searchUi(page).field).toBeFocused();
    await expect(page.getByRole('option').first()).toBeVisible();
    await expect(field).toHaveValue('');
  });

  test('Ctrl + K there passes the words on', async ({page}) => {
    const release = await holdBack(page, scripts);
    await page.goto('/fr/');
    const field = page.getByRole('searchbox', {name: 'Que voulez-vous faire ?'});
    await field.pressSequentially('toit');
    await page.keyboard.press('Control+k');
    release();
    await expect(searchUi(page).field).toHaveValue('toit');
    await expect(field).toHaveValue('');
  });

  test('a focused empty field opens nothing', async ({page}) => {
    const release = await holdBack(page, scripts);
    await page.goto('/fr/');
    await page.getByRole('searchbox', {name: 'Que voulez-vous faire ?'}).focus();
    release();
    await waitUntilLive(page);
    await mode(page).click();
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
    await expect(searchUi(page).field).toHaveCount(0);
  });

  for (const address of ['/fr/search', '/fr/search?q=jardin']) {
    test(`words in the field of ${address} are searched`, async ({page}) => {
      const release = await holdBack(page, scripts);
      await page.goto(address);
      const field = page.getByRole('main').getByRole('searchbox');
      await field.pressSequentially('trémie');
      release();
      await expect(page.getByRole('heading', {level: 2}).first()).toContainText('trémies');
      await expect(field).toHaveValue('trémie');
      await expect(page).toHaveURL(/\/fr\/search\?q=tr%C3%A9mie$/);
    });
  }
});

test('Ctrl + K just before the kept presses are replayed opens the search', async ({page}) => {
  await page.addInitScript(() => {
    const press = (): void => {
      const keys = {key: 'k', ctrlKey: true, bubbles: true, cancelable: true};
      document.body.dispatchEvent(new KeyboardEvent('keydown', keys));
    };
    // Added before the page's listener, so it runs just before.
    const life = new MutationObserver(() => {
      if (document.documentElement.dataset.hasHydrated !== 'true') return;
      life.disconnect();
      setTimeout(press, 0);
    });
    life.observe(document, {subtree: true, attributeFilter: ['data-has-hydrated']});
  });
  await page.goto(article);
  await waitUntilLive(page);
  await expect(searchUi(page).field).toBeFocused();
});
