import type {APIRequestContext, Page} from '@playwright/test';
import {believeOnline, saveData} from '../connection';
import {drawnTwice} from '../drawnTwice';
import {holdBack} from '../holdBack';
import {expect, test} from '../keptPage';
import {test as alone} from '../quietPage';
import {openLive, waitUntilLive} from '../shell/openLive';
import {
  article,
  bootScripts,
  expectNavigable,
  expectReadable,
  followLink,
  isPageChunk,
  linkToNext,
} from './article';

test.use({viewport: {width: 1280, height: 800}});

test.describe('offline after the load', () => {
  alone(
    'a link to an unavailable page says so, and the article stays',
    async ({page, context, watch}) => {
      watch.allow(/ERR_INTERNET_DISCONNECTED|ChunkLoadError/);
      // Prefetching would load the next page before the network fails.
      await saveData(page);
      await openLive(page, article.path);
      await context.setOffline(true);
      const link = linkToNext(page);
      await link.click();
      const notice = page.getByRole('alert').filter({hasText: 'Vous êtes hors ligne'});
      await expect(notice).toBeInViewport();
      await expect(page).toHaveURL(article.path);
      await expectReadable(page);
      await page.getByRole('heading', {level: 1}).click();
      await expect(notice).toHaveCount(0);
      await link.focus();
      await page.keyboard.press('Enter');
      await expect(notice).toBeVisible();
      await context.setOffline(false);
      await expect(notice).toHaveCount(0);
      await expectNavigable(page);
    },
  );

  alone('a page whose chunks are cached opens, and Back works', async ({page, context, watch}) => {
    // Prefetches under way when the network fails.
    watch.allow(/ERR_INTERNET_DISCONNECTED/);
    await openLive(page, article.path);
    await followLink(page);
    await page.goBack();
    await expectReadable(page);
    await context.setOffline(true);
    await expectNavigable(page);
  });

  alone('anchors, the colour mode and the menus still work', async ({page, context, watch}) => {
    // Prefetches under way when the network fails.
    watch.allow(/ERR_INTERNET_DISCONNECTED/);
    await openLive(page, article.path);
    await context.setOffline(true);
    await page.getByRole('button', {name: /mode sombre et clair/}).click();
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
    await page.locator('.table-of-contents').getByRole('link').last().click();
    await expect(page).toHaveURL(/#/);
    await expectReadable(page);
  });

  alone(
    'the language in use, chosen again, leaves the article on the screen',
    async ({page, context, watch}) => {
      watch.allow(/ERR_INTERNET_DISCONNECTED/);
      await openLive(page, article.path);
      await context.setOffline(true);
      await page.getByRole('button', {name: 'Langues Français'}).click();
      const current = page.getByRole('link', {name: 'Français', exact: true});
      await current.click();
      await expect(current).toBeHidden();
      await expectReadable(page);
      await expect(page).toHaveURL(article.path);
    },
  );

  alone(
    'the search says that it cannot load, and opens when the network is back',
    async ({page, context, watch}) => {
      watch.allow(/ERR_INTERNET_DISCONNECTED/);
      await openLive(page, article.path);
      await context.setOffline(true);
      await page.keyboard.press('Control+k');
      const notice = page.getByRole('alert').filter({hasText: 'Vous êtes hors ligne'});
      await expect(notice).toBeInViewport();
      await page.keyboard.press('Space');
      await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(0);
      await expectReadable(page);
      await context.setOffline(false);
      await page.keyboard.press('Control+k');
      const dialog = page.locator('dialog[open]');
      await expect(dialog.getByRole('combobox')).toHaveValue('');
      await dialog.getByRole('combobox').fill('mur');
      await expect(dialog.getByRole('option').first()).toBeVisible();
    },
  );

  test('an open search says that it has no results', async ({page, watch}) => {
    watch.allow(/ERR_FAILED|Failed to load resource/);
    await page.route(/search-index/, (route) => route.abort());
    await openLive(page, article.path);
    await page.keyboard.press('Control+k');
    const dialog = page.locator('dialog[open]');
    await dialog.getByRole('combobox').fill('mur');
    await expect(dialog.getByRole('alert')).toContainText('Vérifiez votre connexion');
    await page.keyboard.press('Escape');
    await expectReadable(page);
  });
});

test.describe('a network that never responds', () => {
  const noticeOf = (page: Page) =>
    page.getByRole('alert').filter({hasText: 'Le centre d’aide ne répond pas'});

  test.beforeEach(async ({page}) => {
    await believeOnline(page);
    await saveData(page);
    await openLive(page, article.path);
    await page.route('**', (route) => route.abort());
  });

  test('the other language still links to the current section', async ({page, watch}) => {
    watch.allow(/ERR_FAILED|ChunkLoadError|Loading chunk/);
    await page.locator('.table-of-contents').getByRole('link').first().click();
    await expect(page).toHaveURL(/#/);
    const part = new URL(page.url()).hash;
    await linkToNext(page).click();
    await expect(noticeOf(page)).toBeInViewport();
    await expect(page).toHaveURL(article.path + part);
    await page.getByRole('button', {name: 'Langues Français'}).click();
    await expect(page.getByRole('link', {name: 'English', exact: true})).toHaveAttribute(
      'href',
      article.path.slice('/fr'.length) + part,
    );
  });

  test('a link keeps the article and its URL, with a message; later it navigates', async ({
    page,
    watch,
  }) => {
    watch.allow(/ERR_FAILED|ChunkLoadError|Loading chunk/);
    await linkToNext(page).click();
    const notice = noticeOf(page);
    await expect(notice).toBeInViewport();
    await expect(page).toHaveURL(article.path);
    await expect(page.getByRole('progressbar')).toHaveCount(0);
    await expectReadable(page);
    // Anchor links scroll smoothly again.
    await expect(page.locator('html')).not.toHaveAttribute('style', /scroll-behavior/);
    await page.locator('.table-of-contents').getByRole('link').last().click();
    await expect(page).toHaveURL(/#/);
    await expect(notice).toHaveCount(0);
    await page.unroute('**');
    await page.goBack();
    await expectNavigable(page);
  });

  test('a search whose code does not load says so, and the article stays', async ({
    page,
    watch,
  }) => {
    watch.allow(/ERR_FAILED/);
    await page.keyboard.press('Control+k');
    await expect(noticeOf(page)).toBeInViewport();
    await expect(page).toHaveURL(article.path);
    await expectReadable(page);
  });
});

test('a search whose code does not load does not interrupt a reader who has moved on', async ({
  page,
  watch,
}) => {
  watch.allow(/ERR_FAILED/);
  await page.route(/search-dialog/, (route) => route.abort());
  const release = await holdBack(page, /fr\/search\?q=$/);
  await openLive(page, article.path);
  const asked = page.waitForRequest((request) => request.method() === 'HEAD');
  await page.keyboard.press('Control+k');
  await asked;
  await page.getByRole('link', {name: 'Raccourcis', exact: true}).click();
  await expect(page).toHaveURL('/fr/features/shortcuts');
  const left: string[] = [];
  page.on('request', (request) => {
    if (request.isNavigationRequest()) left.push(request.url());
  });
  const answered = page.waitForResponse((response) => response.request().method() === 'HEAD');
  release();
  await answered;
  await drawnTwice(page);
  expect(left).toEqual([]);
});

test.describe('ten seconds of latency', () => {
  /** The article is hydrated; all further requests wait until released. */
  async function openAlone(page: Page, request: APIRequestContext): Promise<() => void> {
    await saveData(page);
    await openLive(page, article.path);
    const release = await holdBack(page, isPageChunk(await bootScripts(request)));
    await page.clock.install();
    return release;
  }

  const patienceOf = (page: Page) => page.getByRole('status').getByText('la connexion est lente');

  alone(
    'before the scripts load the article is readable, links work, a press is kept',
    async ({page, request}) => {
      const boot = await bootScripts(request);
      const release = await holdBack(page, ({pathname}) => boot.has(pathname));
      await page.clock.install();
      await page.goto(article.path);
      await page.clock.runFor(10_000);
      await expectReadable(page);
      await expectNavigable(page);
      await page.clock.runFor(10_000);
      await page.getByRole('button', {name: /mode sombre et clair/}).click();
      await expect(page.getByRole('alert')).toHaveCount(0);
      release();
      await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
    },
  );

  alone(
    'while the next page loads the article stays, with a progress bar',
    async ({page, request}) => {
      const release = await openAlone(page, request);
      await linkToNext(page).click();
      await page.clock.runFor(10_000);
      await expect(page.getByRole('progressbar', {name: 'Chargement en cours'})).toBeAttached();
      await expect(patienceOf(page)).toBeInViewport();
      await expectReadable(page);
      release();
      await expect(page.getByRole('heading', {level: 1})).toHaveText(/étages/i);
      await page.clock.runFor(1000);
      await expect(patienceOf(page)).toHaveCount(0);
      await page.goBack();
      await expectReadable(page);
    },
  );

  alone(
    'while the search loads the article stays, later with a message; then it opens',
    async ({page, request}) => {
      const release = await openAlone(page, request);
      await page.keyboard.press('Control+k');
      await page.clock.runFor(5000);
      await expect(page.getByRole('progressbar', {name: 'Chargement en cours'})).toBeAttached();
      await expect(patienceOf(page)).toHaveCount(0);
      await page.clock.runFor(5000);
      await expect(patienceOf(page)).toBeInViewport();
      await expectReadable(page);
      release();
      await expect(page.locator('dialog[open]').getByRole('combobox')).toBeFocused();
      await page.clock.runFor(1000);
      await expect(patienceOf(page)).toHaveCount(0);
    },
  );
});

test('refused prefetches are silent, and links work', async ({page, request, watch}) => {
  watch.allow(/Failed to load resource|ERR_FAILED|Loading chunk|ChunkLoadError/);
  await openLive(page, article.path);
  const isChunk = isPageChunk(await bootScripts(request));
  await page.route(isChunk, (route) => route.abort());
  await linkToNext(page).hover();
  await page.waitForLoadState('networkidle');
  expect(watch.faults.filter((fault) => fault.startsWith('uncaught'))).toEqual([]);
  await expect(page.getByRole('alert')).toHaveCount(0);
  await page.unroute(isChunk);
  await expectNavigable(page);
  await waitUntilLive(page);
});

test('a style sheet that fails after hydration is reported, with a retry', async ({
  page,
  watch,
}) => {
  watch.allow(/ERR_FAILED/);
  const fail = await holdBack(page, /\/assets\/css\//, (route) => route.abort());
  await page.goto(article.path);
  await waitUntilLive(page);
  await expectReadable(page);
  await expect(page.getByRole('alert')).toHaveCount(0);
  fail();
  await expect(page.getByRole('alert').getByRole('button', {name: 'Réessayer'})).toBeVisible();
  await expectReadable(page);
});
