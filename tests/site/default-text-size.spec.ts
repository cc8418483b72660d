import type {Page} from '@playwright/test';
import {openWithText} from '../openWithText';
import {expect, test} from '../quietPage';
import {localized, pages} from '../routes';
import {openLive} from '../shell/openLive';

const article = '/fr/getting-started/draw-walls-and-rooms';

/** Words, within some elements, that wrap in the middle; fails when there is no word at all. */
async function brokenWords(page: Page, selector: string): Promise<readonly string[]> {
  const {count, broken} = await page.evaluate((parts) => {
    const broken: string[] = [];
    let count = 0;
    for (const part of document.querySelectorAll(parts)) {
      const walker = document.createTreeWalker(part, NodeFilter.SHOW_TEXT);
      for (let node = walker.nextNode(); node; node = walker.nextNode()) {
        for (const {0: word, index} of (node.nodeValue ?? '').matchAll(/\p{L}+/gu)) {
          count += 1;
          const range = document.createRange();
          range.setStart(node, index);
          range.setEnd(node, index + word.length);
          if (range.getClientRects().length > 1) broken.push(word);
        }
      }
    }
    return {count, broken};
  }, selector);
  expect(count, `words of ${selector}`).toBeGreaterThan(0);
  return broken;
}

/** Default text size set in the browser, and the layout expected in a window. */
const windows = [
  {textPx: 32, widthPx: 1280, hasColumns: false},
  {textPx: 24, widthPx: 1440, hasColumns: false},
  {textPx: 20, widthPx: 1280, hasColumns: true},
  {textPx: 16, widthPx: 997, hasColumns: true},
] as const;

for (const {textPx, widthPx, hasColumns} of windows) {
  test(`at ${textPx} px text a window of ${widthPx} px ${hasColumns ? 'has columns' : 'folds its columns'}, and breaks no word`, async ({
    baseURL,
  }, testInfo) => {
    const context = await openWithText(textPx, {width: widthPx, height: 800}, testInfo);
    try {
      const page = await context.newPage();
      await openLive(page, `${baseURL}${article}`);
      await expect(page.locator('.theme-doc-toc-desktop')).toBeVisible({visible: hasColumns});
      await expect(page.locator('.theme-doc-toc-mobile')).toBeVisible({visible: !hasColumns});
      await expect(page.locator('.theme-doc-sidebar-container')).toBeVisible({visible: hasColumns});
      expect(await brokenWords(page, '.table-of-contents a, .menu a')).toEqual([]);
      const scrollWidth = await page.evaluate(() => document.documentElement.scrollWidth);
      expect(scrollWidth).toBe(widthPx);
      if (!hasColumns) {
        await page.getByRole('button', {name: 'Ouvrir/fermer la barre de navigation'}).click();
        await expect(page.getByRole('dialog')).toBeVisible();
      }
    } finally {
      await context.close();
    }
  });
}

for (const [textPx, paths] of [
  // A word that is too wide here is too wide at 32 px as well: only the proportions may differ.
  [24, ['/', '/faq/', '/faq/webgl-issues']],
  [32, pages],
] as const) {
  test(`at ${textPx} px text on a phone no word of a heading or button breaks, and titles are the largest text`, async ({
    baseURL,
  }, testInfo) => {
    const context = await openWithText(textPx, {width: 390, height: 800}, testInfo);
    try {
      const page = await context.newPage();
      for (const path of paths) {
        await page.goto(`${baseURL}${localized(path, 'fr')}`);
        expect(await brokenWords(page, 'main :is(h1, h2, button)'), path).toEqual([]);
        const [size = 0, leadSize = 0] = await page
          .locator('main h1, header + p')
          .evaluateAll((parts) =>
            parts.map((part) => Number.parseFloat(getComputedStyle(part).fontSize)),
          );
        expect(size, path).toBeGreaterThanOrEqual(32);
        expect(leadSize, path).toBeLessThan(size);
      }
    } finally {
      await context.close();
    }
  });
}
