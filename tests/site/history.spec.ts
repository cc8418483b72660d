import type {Page} from '@playwright/test';
import {saveData} from '../connection';
import {bootScripts, isPageChunk} from '../faults/article';
import {holdBack} from '../holdBack';
import {expect, test} from '../quietPage';
import {openLive} from '../shell/openLive';

const article = '/fr/getting-started/draw-walls-and-rooms';
const next = '/fr/getting-started/floors-and-stairwells';

test.use({viewport: {width: 1280, height: 800}});

const nextLink = (page: Page) =>
  page
    .getByRole('navigation', {name: 'Pages de l’aide'})
    .getByRole('link', {name: 'Étages et trémies'});
const title = (page: Page) => page.getByRole('heading', {level: 1});
const entries = (page: Page): Promise<number> => page.evaluate(() => window.history.length);
const heightScrolled = (page: Page): Promise<number> => page.evaluate(() => window.scrollY);

/** Opens a page whose document is known again: a page loaded anew has lost the mark. */
async function openMarked(page: Page, path: string): Promise<void> {
  await openLive(page, path);
  await page.evaluate(() => {
    document.documentElement.dataset.same = 'true';
  });
}

async function expectSameDocument(page: Page): Promise<void> {
  await expect(page.locator('html')).toHaveAttribute('data-same', 'true');
}

test('Back and Forward bring back the page, its title and where it was read, and load none', async ({
  page,
}) => {
  await openMarked(page, article);
  const first = await page.title();
  await page.evaluate(() => window.scrollTo({top: 900, behavior: 'instant'}));
  await nextLink(page).click();
  await expect(title(page)).toHaveText(/étages/i);
  await expect.poll(() => heightScrolled(page)).toBe(0);
  await page.goBack();
  await expect(title(page)).toHaveText(/murs/i);
  await expect(page).toHaveURL(article);
  await expect(page).toHaveTitle(first);
  await expect.poll(() => heightScrolled(page)).toBe(900);
  await page.goForward();
  await expect(title(page)).toHaveText(/étages/i);
  await expect(page).toHaveURL(next);
  await expectSameDocument(page);
});

test('Back shows the place that was read at once, and does not glide there', async ({page}) => {
  await openMarked(page, article);
  await page.evaluate(() => window.scrollTo({top: 3000, behavior: 'instant'}));
  await nextLink(page).click();
  await expect(title(page)).toHaveText(/étages/i);
  await expect.poll(() => heightScrolled(page)).toBe(0);
  await page.evaluate(() => {
    const places = new Set<number>();
    Object.assign(window, {places});
    window.addEventListener('scroll', () => places.add(window.scrollY));
  });
  await page.goBack();
  await expect.poll(() => heightScrolled(page)).toBe(3000);
  const places = await page.evaluate(() => [...(window as never as {places: Set<number>}).places]);
  expect(places.filter((place) => place > 0)).toEqual([3000]);
});

test('the same link followed twice makes one entry of the history', async ({page}) => {
  await openMarked(page, article);
  const before = await entries(page);
  await nextLink(page).click();
  await expect(title(page)).toHaveText(/étages/i);
  await expect(page).toHaveURL(next);
  const first = await page.evaluate(() => window.history.state.key);
  await nextLink(page).click();
  await expect.poll(() => page.evaluate(() => window.history.state.key)).not.toBe(first);
  expect(await entries(page)).toBe(before + 1);
  await page.goBack();
  await expect(title(page)).toHaveText(/murs/i);
  await expectSameDocument(page);
});

test('a link pressed again while its page is on its way makes one entry, and the page takes the focus', async ({
  page,
  request,
}) => {
  await saveData(page);
  await openMarked(page, article);
  const before = await entries(page);
  const release = await holdBack(page, isPageChunk(await bootScripts(request)));
  await nextLink(page).click();
  await expect(page).toHaveURL(next);
  await nextLink(page).click();
  release();
  await expect(title(page)).toHaveText(/étages/i);
  await expect(page.locator('#page-start')).toBeFocused();
  await expect(page.getByRole('status').filter({hasText: /étages/i})).toHaveCount(1);
  expect(await entries(page)).toBe(before + 1);
});

test('Back to an address whose fragment cannot be decoded shows its page', async ({page}) => {
  await openMarked(page, `${article}#100%`);
  await nextLink(page).click();
  await expect(title(page)).toHaveText(/étages/i);
  await page.goBack();
  await expect(title(page)).toHaveText(/murs/i);
  await expect(page).toHaveURL(`${article}#100%`);
  await expectSameDocument(page);
});

test('a link within the page makes one entry, and Back leads to it from the next page', async ({
  page,
}) => {
  await openMarked(page, article);
  const before = await entries(page);
  const contents = page.locator('.table-of-contents__link').nth(2);
  const href = (await contents.getAttribute('href')) ?? '';
  await contents.click();
  await expect(page).toHaveURL(article + href);
  expect(await entries(page)).toBe(before + 1);
  await nextLink(page).click();
  await expect(title(page)).toHaveText(/étages/i);
  await page.goBack();
  await expect(title(page)).toHaveText(/murs/i);
  await expect(page).toHaveURL(article + href);
  await page.goBack();
  await expect(page).toHaveURL(article);
  await expect(title(page)).toHaveText(/murs/i);
  await expectSameDocument(page);
});

test('a link with a query and a fragment leads to both', async ({page}) => {
  const suffix = '?a=b%20c&y=%C3%A9#outer-walls';
  await openMarked(page, article + suffix);
  await page.getByRole('button', {name: 'Versions 2025'}).click();
  await page.getByRole('link', {name: '2024', exact: true}).click();
  await expect(page).toHaveURL(article.replace('/fr/', '/fr/2024/') + suffix);
  await expect(page.getByRole('button', {name: 'Versions 2024'})).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL(article + suffix);
  await expect(page.getByRole('button', {name: 'Versions 2025'})).toBeVisible();
  await expectSameDocument(page);
});

test('a link to a section of another page ends there', async ({page}) => {
  await openMarked(page, '/fr/');
  await page.locator('main a[href$="#room-does-not-close"]').first().click();
  await expect(page).toHaveURL(`${article}#room-does-not-close`);
  await expect(page.locator('#room-does-not-close')).toBeInViewport();
  await expectSameDocument(page);
});

test('an address with percent escapes shows its page, and Back leads to it', async ({page}) => {
  await openMarked(page, '/fr/getting%2Dstarted/draw%2Dw%61lls-and-rooms');
  await expect(title(page)).toHaveText(/murs/i);
  await nextLink(page).click();
  await expect(title(page)).toHaveText(/étages/i);
  await page.goBack();
  await expect(title(page)).toHaveText(/murs/i);
  await expectSameDocument(page);
});

test('a link pressed with Ctrl opens a tab, and the page stays', async ({page, context}) => {
  await openMarked(page, article);
  const before = await entries(page);
  const opened = context.waitForEvent('page');
  await nextLink(page).click({modifiers: ['Control']});
  await expect(await opened).toHaveURL(next);
  await expect(page).toHaveURL(article);
  expect(await entries(page)).toBe(before);
  await expectSameDocument(page);
});
