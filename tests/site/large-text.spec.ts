import type {Page} from '@playwright/test';
import {localeNames} from '../../src/site';
import {doubleText} from '../doubleText';
import {expect, test} from '../keptPage';
import {localized} from '../routes';
import {openLive} from '../shell/openLive';
import {expectDoubleTextFits} from './expectDoubleTextFits';
import {partsOffScreen} from './partsOffScreen';

for (const path of ['/search?q=mur', '/getting-started/draw-wals']) {
  test(`at 200 % text ${path} fits a phone and a window with the sidebar, in both languages`, async ({
    page,
    watch,
  }) => {
    watch.allow(/status of 404/);
    for (const locale of localeNames) {
      await openLive(page, localized(path, locale));
      await expectDoubleTextFits(page);
    }
  });
}

/** States that a reader opens on a page: where, how, and what then shows. */
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
    // Chromium logs that it renders without a graphics card.
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
