import type {Page} from '@playwright/test';
import {drawnTwice} from '../drawnTwice';
import {test as base, expect} from '../quietPage';
import {searchUi} from '../search/openSearch';
import {openLive} from './openLive';

// With a mouse, scroll bars take up space; Playwright's browsers hide them.
const test = base.extend({
  launchOptions: [
    async ({launchOptions}, use) =>
      use({...launchOptions, ignoreDefaultArgs: ['--hide-scrollbars']}),
    {scope: 'worker'},
  ],
});

const article = '/fr/getting-started/draw-walls-and-rooms';

/** The position of the article's text, and the page's width without the scroll bar. */
function layoutOf(page: Page) {
  return page.evaluate(() => ({
    words: document.querySelector('article p')?.getBoundingClientRect().toJSON(),
    barPx: window.innerWidth - document.documentElement.clientWidth,
  }));
}

async function pressAtRightEdge(page: Page): Promise<void> {
  // A remaining scroll bar would receive the press.
  await drawnTwice(page);
  const {width = 0, height = 0} = page.viewportSize() ?? {};
  await page.mouse.click(width - 4, height - 40);
}

test('the search covers the scroll bar, shifts no text, and closes on a press there', async ({
  page,
}) => {
  await page.setViewportSize({width: 1280, height: 800});
  await openLive(page, article);
  const before = await layoutOf(page);
  expect(before.barPx).toBeGreaterThan(0);
  await page.keyboard.press('Control+k');
  await expect(searchUi(page).field).toBeFocused();
  expect(await layoutOf(page)).toEqual({words: before.words, barPx: 0});
  await pressAtRightEdge(page);
  await expect(searchUi(page).field).toHaveCount(0);
  expect(await layoutOf(page)).toEqual(before);
});

test('the menu of a narrow window does the same', async ({page}) => {
  await page.setViewportSize({width: 600, height: 800});
  await openLive(page, article);
  const before = await layoutOf(page);
  expect(before.barPx).toBeGreaterThan(0);
  await page.getByRole('button', {name: 'Ouvrir/fermer la barre de navigation'}).click();
  const drawer = page.getByRole('dialog', {name: 'Menu'});
  await expect(drawer).toBeVisible();
  expect(await layoutOf(page)).toEqual({words: before.words, barPx: 0});
  await pressAtRightEdge(page);
  await expect(drawer).toBeHidden();
  expect(await layoutOf(page)).toEqual(before);
});
