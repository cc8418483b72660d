import {mkdir, writeFile} from 'node:fs/promises';
import {join} from 'node:path';
import {chromium, type Page} from '@playwright/test';
import {expect, test} from '../quietPage';
import {openLive} from '../shell/openLive';

const article = '/fr/getting-started/draw-walls-and-rooms';

/** Words of the columns that had to be broken: a letter of theirs begins a line. */
function brokenWords(page: Page): Promise<readonly string[]> {
  return page.evaluate(() => {
    const broken: string[] = [];
    for (const link of document.querySelectorAll('.table-of-contents a, .menu a')) {
      const walker = document.createTreeWalker(link, NodeFilter.SHOW_TEXT);
      for (let node = walker.nextNode(); node; node = walker.nextNode()) {
        for (const {0: word, index} of (node.nodeValue ?? '').matchAll(/\p{L}+/gu)) {
          const range = document.createRange();
          range.setStart(node, index);
          range.setEnd(node, index + word.length);
          if (range.getClientRects().length > 1) broken.push(word);
        }
      }
    }
    return broken;
  });
}

/** What a reader chose as the size of text in the settings of the browser, and what a window shows. */
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
    const profile = testInfo.outputPath('profile');
    await mkdir(join(profile, 'Default'), {recursive: true});
    const settings = {webkit: {webprefs: {default_font_size: textPx}}};
    await writeFile(join(profile, 'Default', 'Preferences'), JSON.stringify(settings));
    const context = await chromium.launchPersistentContext(profile, {
      ...testInfo.project.use.launchOptions,
      viewport: {width: widthPx, height: 800},
    });
    try {
      const page = await context.newPage();
      await openLive(page, `${baseURL}${article}`);
      await expect(page.locator('.theme-doc-toc-desktop')).toBeVisible({visible: hasColumns});
      await expect(page.locator('.theme-doc-toc-mobile')).toBeVisible({visible: !hasColumns});
      await expect(page.locator('.theme-doc-sidebar-container')).toBeVisible({visible: hasColumns});
      expect(await brokenWords(page)).toEqual([]);
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
