import type {Page} from '@playwright/test';
import {expect, test} from '../keptPage';
import {openLive} from '../shell/openLive';
import {openFigure} from './openFigure';

test.use({hasTouch: true, viewport: {width: 390, height: 800}});

/** Scrolls down, then back a little, which shows the back-to-top button. */
async function readBack(page: Page): Promise<void> {
  await page.mouse.wheel(0, 1500);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(1000);
  await page.mouse.wheel(0, -200);
}

test('the back-to-top button does not cover the results of a figure in use, and returns afterwards', async ({
  page,
}) => {
  const {figure} = await openFigure(
    page,
    '/fr/features/multi-select-tool',
    'Le rectangle de sélection autour de la table.',
  );
  const button = page.getByRole('button', {name: 'Retour au début de la page'});
  await figure.getByLabel('Maintenir Maj').tap();
  await page.mouse.wheel(0, 300);
  await page.mouse.wheel(0, -120);
  await expect(page.locator('.theme-back-to-top-button')).toBeHidden();
  await page.getByRole('heading', {level: 2}).last().tap();
  await page.mouse.wheel(0, -120);
  await expect(button).toBeVisible();
});

test('scrolling by key does not remove a focused back-to-top button', async ({page}) => {
  await openLive(page, '/fr/faq/');
  await readBack(page);
  const button = page.getByRole('button', {name: 'Retour au début de la page'});
  await expect(button).toBeVisible();
  // As with a keyboard, so that the browser draws a focus ring.
  await page.keyboard.press('Shift');
  await button.focus();
  const before = await page.evaluate(() => window.scrollY);
  await page.keyboard.press('ArrowDown');
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(before);
  await page.evaluate(() => Promise.all(document.getAnimations().map(({finished}) => finished)));
  await expect(button).toBeFocused();
});

test('the back-to-top button covers no link of the table of contents', async ({page}) => {
  await page.setViewportSize({width: 1280, height: 800});
  await page.emulateMedia({reducedMotion: 'reduce'});
  await openLive(page, '/fr/faq/webgl-issues');
  await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
  await page.mouse.wheel(0, -120);
  const button = page.getByRole('button', {name: 'Retour au début de la page'});
  await expect(button).toBeVisible();
  const last = page.locator('.table-of-contents a').last();
  await last.focus();
  const [link, back] = [await last.boundingBox(), await button.boundingBox()];
  expect((link?.y ?? 0) + (link?.height ?? 0)).toBeLessThan(back?.y ?? 0);
});

test('with reduced motion it jumps to the top without scrolling', async ({page}) => {
  await page.emulateMedia({reducedMotion: 'reduce'});
  await openLive(page, '/fr/faq/webgl-issues');
  await readBack(page);
  const button = page.getByRole('button', {name: 'Retour au début de la page'});
  await expect(button).toBeVisible();
  const atPx = await button.evaluate((one: HTMLElement) => {
    one.click();
    return window.scrollY;
  });
  expect(atPx).toBe(0);
  await expect(page.locator('.theme-back-to-top-button')).toBeHidden();
});

test('a window so low that it would cover the focus has no back-to-top button', async ({page}) => {
  const showAt = (height: number) => page.setViewportSize({width: 320, height});
  await showAt(300);
  await openLive(page, '/fr/faq/');
  const button = page.locator('.theme-back-to-top-button');
  await readBack(page);
  await expect(button).toBeVisible();
  // The size of a 1280 × 800 window at 400 % zoom.
  await showAt(200);
  await expect(button).toBeHidden();
  await showAt(300);
  await expect(button).toBeVisible();
});
