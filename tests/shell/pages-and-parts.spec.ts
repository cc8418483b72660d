import type {Page} from '@playwright/test';
import {saveData, setConnection} from '../connection';
import {expect, test} from '../keptPage';
import {test as alone} from '../quietPage';
import {axeFaults} from './axeFaults';
import {openLive, waitUntilLive, wake} from './openLive';

const article = '/fr/getting-started/draw-walls-and-rooms';
const next = {name: 'Étages et trémies', path: '/fr/getting-started/floors-and-stairwells'};

test.use({viewport: {width: 1280, height: 800}});

const sidebarLink = (page: Page) =>
  page.getByRole('navigation', {name: 'Pages de l’aide'}).getByRole('link', {name: next.name});

/** Chunks of single pages: all scripts but those that every page loads. */
const isPageChunk = (url: URL): boolean =>
  /\/assets\/js\/[^/]+\.js$/.test(url.pathname) &&
  !/\/(?:runtime~main|main|react)\./.test(url.pathname);

/** Holds back the chunks of a page until released. */
async function holdPageChunks(page: Page): Promise<() => void> {
  let release = (): void => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(isPageChunk, async (route) => {
    await released;
    await route.continue();
  });
  return release;
}

alone(
  'the progress bar shows after 200 ms with a legal role, starts at 0.08 and trickles every 800 ms',
  async ({page}) => {
    await saveData(page);
    await openLive(page, article);
    const release = await holdPageChunks(page);
    await page.clock.install({time: 0});
    await page.clock.pauseAt(60_000);
    const bar = page.getByRole('progressbar', {name: 'Chargement en cours'});
    await sidebarLink(page).click();
    await page.clock.runFor(150);
    await expect(bar).toHaveCount(0);
    await page.clock.runFor(100);
    await expect(bar).toHaveAttribute('aria-valuenow', '8');
    await page.clock.runFor(810);
    await expect(bar).toHaveAttribute('aria-valuenow', '18');
    release();
    await page.clock.resume();
    await expect(page).toHaveURL(next.path);
    await expect(bar).toHaveCount(0);
  },
);

test('a page that loads at once shows no progress bar', async ({page}) => {
  await openLive(page, article);
  await page.evaluate(() => {
    Object.assign(window, {bars: 0});
    new MutationObserver(() => {
      if (document.querySelector('[role="progressbar"]')) {
        (window as unknown as {bars: number}).bars += 1;
      }
    }).observe(document.body, {childList: true, subtree: true});
  });
  await sidebarLink(page).hover();
  await page.waitForLoadState('networkidle');
  await sidebarLink(page).click();
  await expect(page).toHaveURL(next.path);
  await expect(page.getByRole('heading', {level: 1})).toHaveText(/étages/i);
  expect(await page.evaluate(() => (window as unknown as {bars: number}).bars)).toBe(0);
});

test('page changes are announced, and the next Tab stop is the skip link', async ({page}) => {
  await openLive(page, article);
  await sidebarLink(page).click();
  await expect(page).toHaveURL(next.path);
  const title = /étages/i;
  await expect(page.getByRole('heading', {level: 1})).toHaveText(title);
  await expect(page.getByRole('status').filter({hasText: title})).toHaveCount(1);
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', {name: 'Aller au contenu principal'})).toBeFocused();
});

test('the name of a page is announced once: it is cleared before a dialog could repeat it', async ({
  page,
}) => {
  await openLive(page, article);
  await sidebarLink(page).click();
  const told = page.getByRole('status').filter({hasText: /étages/i});
  await expect(told).toHaveCount(1);
  await expect(told).toHaveCount(0, {timeout: 10_000});
});

test('a route that fails to load reloads the page, once, never in a loop; then says so', async ({
  page,
  watch,
}) => {
  watch.allow(/ERR_FAILED|Loading chunk|ChunkLoadError/);
  await saveData(page);
  await openLive(page, article);
  let loads = 0;
  page.on('request', (request) => {
    loads += request.isNavigationRequest() ? 1 : 0;
  });
  await page.route(isPageChunk, (route) => route.abort());
  const reload = page.waitForEvent('load');
  await sidebarLink(page).click();
  await reload;
  await expect(page).toHaveURL(next.path);
  await wake(page);
  const alert = page.getByRole('alert').filter({hasText: /chunk/i});
  await expect(alert).toBeVisible();
  await expect(page).toHaveURL(next.path);
  expect(loads, 'one reload').toBe(1);
  await expect(page.getByRole('heading', {level: 1}), 'the page still reads').toHaveText(/étages/i);
  await page.unroute(isPageChunk);
  // Hydrated before it is left, or the leaving page would get the interaction.
  const again = page.waitForEvent('load');
  await alert.getByRole('button', {name: 'Réessayer'}).click();
  await again;
  await waitUntilLive(page);
  await expect(alert).toHaveCount(0);
});

test('a page chunk that fails on first load shows a box with the error text and Retry', async ({
  page,
  watch,
}) => {
  watch.allow(/ERR_FAILED|Loading chunk|ChunkLoadError/);
  await page.route(isPageChunk, (route) => route.abort());
  await page.goto('/features/shortcuts');
  const alert = page.getByRole('alert').filter({hasText: /Loading chunk .* failed/});
  await expect(alert).toBeVisible();
  await page.unroute(isPageChunk);
  await alert.getByRole('button', {name: 'Retry'}).click();
  await waitUntilLive(page);
  await expect(alert).toHaveCount(0);
});

test('axe finds nothing with the box of a page chunk that failed, in both colours and all widths', async ({
  page,
  watch,
}) => {
  watch.allow(/ERR_FAILED|Loading chunk|ChunkLoadError/);
  await page.addInitScript(() => localStorage.setItem('theme', 'light'));
  await page.emulateMedia({reducedMotion: 'reduce'});
  await page.route(isPageChunk, (route) => route.abort());
  await page.goto(article);
  await expect(page.getByRole('alert').filter({hasText: /Loading chunk/})).toBeVisible();
  const looks = {modes: ['light', 'dark'], widths: [1440, 390, 320]} as const;
  expect(await axeFaults(page, looks)).toEqual([]);
});

/**
 * What is fetched for other pages while the pointer approaches a link: by the page, and in total.
 */
async function fetchedAhead(page: Page, connection: object) {
  await setConnection(page, connection);
  await openLive(page, article);
  await page.waitForLoadState('networkidle');
  const chunks: string[] = [];
  page.on('request', (request) => {
    if (isPageChunk(new URL(request.url()))) chunks.push(request.url());
  });
  await sidebarLink(page).hover();
  await sidebarLink(page).focus();
  await page.waitForLoadState('networkidle');
  return {links: await page.locator('head link[rel="prefetch"]').count(), chunks};
}

for (const [name, connection] of [
  ['2g', {effectiveType: '2g'}],
  ['slow 2g', {effectiveType: 'slow-2g'}],
  ['save-data', {effectiveType: '4g', saveData: true}],
] as const) {
  alone(`links are never prefetched on ${name}`, async ({page}) => {
    expect(await fetchedAhead(page, connection)).toEqual({links: 0, chunks: []});
  });
}

alone('links are prefetched when visible, completely when focused', async ({page}) => {
  const {links, chunks} = await fetchedAhead(page, {effectiveType: '4g'});
  expect(links).toBeGreaterThan(0);
  expect(chunks, 'by the focus').not.toEqual([]);
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await sidebarLink(page).click();
  await expect(page).toHaveURL(next.path);
  expect(asked.filter((url) => isPageChunk(new URL(url)))).toEqual([]);
});

alone('where the policy refuses prefetch links, requests are used', async ({page}) => {
  // As in Firefox and Safari, which do not support this.
  await page.addInitScript(() => {
    Reflect.deleteProperty(Navigator.prototype, 'userAgentData');
  });
  const ahead: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'fetch' && isPageChunk(new URL(request.url()))) {
      ahead.push(request.url());
    }
  });
  await openLive(page, article);
  await expect.poll(() => ahead.length).toBeGreaterThan(0);
  await page.waitForLoadState('networkidle');
  expect(new Set(ahead).size, 'each once').toBe(ahead.length);
  await expect(page.locator('head link[rel="prefetch"]')).toHaveCount(0);
});

alone('when effectiveType is missing nothing throws', async ({page}) => {
  await fetchedAhead(page, {saveData: false});
  await sidebarLink(page).click();
  await expect(page).toHaveURL(next.path);
});

test('with forced colours the current page stands out in the sidebar', async ({page}) => {
  await page.emulateMedia({forcedColors: 'active'});
  await page.goto('/fr/account/change-password');
  const links = page.getByRole('navigation', {name: 'Pages de l’aide'}).getByRole('link');
  await expect(links.filter({hasText: 'Mot de passe'})).toHaveCSS(
    'border-inline-start-style',
    'solid',
  );
  await expect(links.filter({hasText: 'Supprimer'})).toHaveCSS('border-inline-start-style', 'none');
});

test('with forced colours the current section is underlined in the bar', async ({page}) => {
  await page.emulateMedia({forcedColors: 'active', colorScheme: 'dark'});
  await page.goto('/fr/getting-started/draw-walls-and-rooms');
  const bar = page.getByRole('navigation', {name: 'Navigation principale'});
  const current = bar.getByRole('link', {name: 'Démarrer votre projet'});
  // A background would get the page's forced colour.
  await expect
    .poll(() => current.evaluate((link) => getComputedStyle(link, '::after').borderBottomWidth))
    .toBe('2px');
});
