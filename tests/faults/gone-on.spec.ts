import type {Page} from '@playwright/test';
import {saveData} from '../connection';
import {holdBack} from '../holdBack';
import {expect, test} from '../keptPage';
import {openLive} from '../shell/openLive';
import {softwareNotes} from '../softwareNotes';
import {article, linkToNext} from './article';
import {longEnoughToAsk} from './longEnoughToAsk';

/** A late response must not move readers who have gone on to something else. */

test.use({viewport: {width: 1280, height: 800}});

const scrolledPx = (page: Page): Promise<number> => page.evaluate(() => window.scrollY);

/** Scrolls on with the wheel, past what was requested. */
async function readOn(page: Page): Promise<number> {
  await page.mouse.move(640, 400);
  await page.mouse.wheel(0, 2500);
  await expect.poll(() => scrolledPx(page)).toBeGreaterThan(2000);
  return scrolledPx(page);
}

test('a live figure neither scrolls the page back nor takes the focus', async ({page}) => {
  await openLive(page, article.path);
  const release = await holdBack(page, /live-draw-wall/);
  const figure = page
    .getByRole('figure')
    .filter({has: page.getByRole('button')})
    .first();
  await figure.getByRole('button', {name: 'Essayer'}).click();
  const atPx = await readOn(page);
  const ticked = page.getByRole('checkbox').last();
  await ticked.focus();
  const stoodAtPx = await scrolledPx(page);
  release();
  await expect(figure.getByRole('button', {name: 'Revenir au dessin'})).toBeAttached();
  await expect(ticked).toBeFocused();
  expect(await scrolledPx(page)).toBeGreaterThanOrEqual(Math.min(atPx, stoodAtPx));
});

test('a calculator does neither, and says that it is loading', async ({page}) => {
  await openLive(page, '/fr/getting-started/floors-and-stairwells');
  const release = await holdBack(page, /calculator\./);
  const button = page.getByRole('button', {name: 'Calculer avec vos mesures'}).first();
  await button.click();
  await expect(button).toHaveAttribute('aria-busy', 'true');
  const before = await scrolledPx(page);
  await page.mouse.move(640, 400);
  await page.mouse.wheel(0, 2000);
  await expect.poll(() => scrolledPx(page)).toBeGreaterThan(before + 1500);
  release();
  const field = page.getByRole('main').getByRole('textbox').first();
  await expect(field).toBeAttached();
  await expect(field).not.toBeFocused();
  expect(await scrolledPx(page)).toBeGreaterThan(before + 1500);
});

test('the result of the graphics test does not move what is being read', async ({page, watch}) => {
  watch.allow(softwareNotes);
  await page.setViewportSize({width: 1440, height: 900});
  await openLive(page, '/fr/faq/webgl-issues');
  const release = await holdBack(page, /webgl-answer/);
  await page.getByRole('button', {name: 'Tester ce navigateur'}).click();
  await readOn(page);
  const read = page.locator('#firefox');
  const before = await read.boundingBox();
  release();
  await expect(page.getByRole('button', {name: 'Refaire le test'})).toBeAttached();
  await expect(page.locator('details pre').first()).toBeAttached();
  expect((await read.boundingBox())?.y).toBeCloseTo(before?.y ?? Number.NaN, -1);
});

test('a term without a network leaves the article where it is', async ({page, watch}) => {
  watch.allow(/Failed to load resource|ChunkLoadError/);
  await saveData(page);
  await openLive(page, '/fr/getting-started/floors-and-stairwells');
  await page.route('**/*', (route) => route.abort());
  await page.getByRole('article').getByRole('link', {name: 'trémie'}).first().click();
  await expect(page.getByRole('alert')).toBeInViewport();
  await expect(page).toHaveURL('/fr/getting-started/floors-and-stairwells');
  await expect(page.getByRole('heading', {level: 1})).toContainText('étages');
});

test('a search that was entered and closed opens nothing', async ({page}) => {
  await openLive(page, article.path);
  const release = await holdBack(page, /assets\/search\//);
  await page.keyboard.press('Control+k');
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('combobox').fill('escalier');
  await page.keyboard.press('Enter');
  await dialog.getByRole('button', {name: 'Fermer'}).click();
  await expect(dialog).toHaveCount(0);
  release();
  // Reopened, it shows the results that have arrived since.
  await page.keyboard.press('Control+k');
  await expect(dialog.getByRole('option').first()).toBeVisible();
  await expect(page).toHaveURL(article.path);
});

test('a search still loading does not open over what was chosen instead', async ({page}) => {
  await openLive(page, article.path);
  const release = await holdBack(page, /search-dialog/);
  await page.keyboard.press('Control+k');
  await expect(page.getByRole('progressbar')).toBeVisible();
  await linkToNext(page).click();
  await expect(page.getByRole('heading', {level: 1})).not.toHaveText(article.title);
  release();
  await expect(page.locator('dialog:has([role=combobox])')).toBeAttached();
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

test('an anchor link cancels a page that is loading', async ({page}) => {
  await saveData(page);
  await openLive(page, article.path);
  const release = await holdBack(page, /assets\/js\/(?!live)/);
  await linkToNext(page).click();
  await expect(page).not.toHaveURL(article.path);
  await page.locator('.table-of-contents a[href="#snapping"]').click();
  await expect(page).toHaveURL(`${article.path}#snapping`);
  release();
  await expect(page.locator('#snapping')).toBeInViewport();
  await expect(page.getByRole('heading', {level: 1})).toHaveText(article.title);
});

test('the skip link cancels a page that is loading, and the article keeps its URL', async ({
  page,
}) => {
  await saveData(page);
  await openLive(page, article.path);
  const release = await holdBack(page, /assets\/js\/(?!live)/);
  await linkToNext(page).click();
  await expect(page).not.toHaveURL(article.path);
  await page.getByRole('link', {name: 'Aller au contenu principal'}).press('Enter');
  await expect(page).toHaveURL(article.path);
  release();
  await longEnoughToAsk(page);
  await expect(page.getByRole('heading', {level: 1})).toHaveText(article.title);
});

test('a sidebar group opens while a page loads, which then appears under its own URL', async ({
  page,
}) => {
  await saveData(page);
  await openLive(page, article.path);
  const release = await holdBack(page, /assets\/js\/(?!live)/);
  const link = linkToNext(page);
  const next = (await link.getAttribute('href')) ?? '';
  await link.click();
  await expect(page).toHaveURL(next);
  const group = page.getByRole('button', {name: 'Rédaction'});
  await group.click();
  await expect(group).toHaveAttribute('aria-expanded', 'true');
  release();
  await expect(page.getByRole('heading', {level: 1})).not.toHaveText(article.title);
  await expect(page).toHaveURL(next);
});
