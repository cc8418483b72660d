import type {Page} from '@playwright/test';
import {localeNames} from '../../src/site';
import {doubleText} from '../doubleText';
import {expect, test} from '../keptPage';
import {archivedPages, localized, pages} from '../routes';
import {openLive} from '../shell/openLive';

/**
 * Parts that reach out of the screen, but for tables and code, which scroll in their own box. A box
 * of a table is known as one once it has been measured, which is after its text has grown.
 */
function partsOffScreen(page: Page): Promise<readonly string[]> {
  return page.evaluate(() => {
    const width = document.documentElement.clientWidth;
    const isHidden = (element: Element): boolean =>
      getComputedStyle(element).clipPath !== 'none' ||
      (element.parentElement !== null && isHidden(element.parentElement));
    const parts = [...document.body.querySelectorAll('*')].filter((element) => {
      const {left, right} = element.getBoundingClientRect();
      const isOut = right > left && (right > width + 1 || left < -1);
      return isOut && !element.closest('[role="group"]:has(> table) > *, pre > *, svg *');
    });
    const words = parts
      .filter((element) => !isHidden(element))
      .map(({tagName, textContent}) => `${tagName}: ${textContent?.trim().slice(0, 40)}`);
    const overflow = document.documentElement.scrollWidth - width;
    return overflow > 0 ? [`the page scrolls sideways by ${overflow} px`, ...words] : words;
  });
}

const paths = [...pages, ...archivedPages, '/search?q=mur', '/getting-started/draw-wals'];

for (const path of paths) {
  test(`at 200 % text ${path} fits a phone and a window beside the sidebar, both languages`, async ({
    page,
    watch,
  }) => {
    watch.allow(/status of 404/);
    // The sidebar gives way to the menu once the window has told of its new width.
    const hiddenPx = (): Promise<number> =>
      page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      );
    for (const locale of localeNames) {
      await page.setViewportSize({width: 390, height: 844});
      await openLive(page, localized(path, locale));
      await doubleText(page);
      for (const width of [390, 320]) {
        await page.setViewportSize({width, height: 844});
        await expect.poll(() => partsOffScreen(page), `${locale}, ${width} px`).toEqual([]);
      }
      for (const width of [1000, 700]) {
        await page.setViewportSize({width, height: 800});
        await expect.poll(hiddenPx, `${locale}, ${width} px`).toBe(0);
      }
    }
  });
}

/** What a reader opens on a page: where, how, and what then shows. */
const opened = [
  {
    name: 'a live figure',
    path: '/fr/getting-started/floors-and-stairwells',
    open: (page: Page) =>
      page
        .getByRole('button', {name: /^Essayer/})
        .first()
        .click(),
    shown: (page: Page) => page.getByRole('slider').first(),
  },
  {
    name: 'a calculator',
    path: '/fr/features/background-plans',
    open: (page: Page) => page.getByRole('button', {name: /mesures/}).click(),
    shown: (page: Page) => page.getByRole('main').getByRole('textbox').first(),
  },
  {
    name: 'the test of the browser',
    path: '/fr/faq/webgl-issues?test=software',
    open: (page: Page) => expect(page.getByRole('main')).toBeVisible(),
    shown: (page: Page) => page.getByRole('region', {name: 'Résultat du test'}),
  },
  {
    name: 'the search',
    path: '/fr/faq/',
    open: async (page: Page) => {
      await page.getByRole('button', {name: /^Rechercher/}).click();
      await page.getByRole('combobox').fill('mur porteur');
    },
    shown: (page: Page) => page.getByRole('option').first(),
  },
];

for (const {name, path, open, shown} of opened) {
  test(`at 200 % text ${name} fits a phone`, async ({page, watch}) => {
    // Chromium tells that it draws without a graphics card.
    watch.allow(/software WebGL|GPU stall|GL Driver Message/);
    await page.setViewportSize({width: 390, height: 844});
    await page.goto(path);
    await doubleText(page);
    await open(page);
    await expect(shown(page)).toBeVisible();
    for (const width of [390, 320]) {
      await page.setViewportSize({width, height: 844});
      await expect.poll(() => partsOffScreen(page), `${width} px`).toEqual([]);
    }
  });
}

test('at 200 % text the home page keeps a field to type in', async ({page}) => {
  await page.goto('/fr/');
  await doubleText(page);
  const field = page.getByRole('searchbox', {name: 'Que voulez-vous faire'});
  for (const width of [1440, 1280, 390]) {
    await page.setViewportSize({width, height: 900});
    const size = await field.boundingBox();
    expect(size?.width, `${width} px`).toBeGreaterThan(240);
  }
});
