import type {Page} from '@playwright/test';
import {saveData} from '../connection';
import {doubleText} from '../doubleText';
import {expect, test} from '../keptPage';
import {axeFaults} from './axeFaults';
import {openLive} from './openLive';

const article = '/fr/getting-started/draw-walls-and-rooms';

interface State {
  readonly path: string;
  readonly widths: readonly number[];
  /** Part affected by the state: the rest of the page is checked once, not in every look. */
  readonly within?: string;
  readonly bring: (page: Page) => Promise<void>;
}

const openDrawer = (page: Page): Promise<void> =>
  page.getByRole('button', {name: 'Ouvrir/fermer la barre de navigation'}).click();

const states: Readonly<Record<string, State>> = {
  'menu open': {
    path: article,
    widths: [1440, 997],
    within: 'nav.navbar:has([aria-expanded="true"])',
    bring: (page) => page.getByRole('button', {name: 'Langues Français'}).click(),
  },
  'drawer open': {
    path: article,
    widths: [996, 390, 320],
    within: 'dialog[open]',
    bring: openDrawer,
  },
  'drawer open at the main menu': {
    path: article,
    widths: [996, 390, 320],
    within: 'dialog[open]',
    bring: async (page) => {
      await openDrawer(page);
      await page.getByRole('button', {name: '← Retour au menu principal'}).click();
    },
  },
  'not found, with suggestions': {
    path: '/fr/getting-started/draw-wals',
    widths: [1440, 996, 390, 320],
    bring: (page) => expect(page.getByRole('heading', {name: /Cherchiez-vous/})).toBeVisible(),
  },
  'progress bar running': {
    path: article,
    widths: [1440, 390],
    bring: async (page) => {
      await page.route(/\/assets\/js\//, () => {});
      const link = page
        .getByRole('main')
        .getByRole('link', {name: /plan de fond/i})
        .first();
      await link.evaluate((element: HTMLElement) => element.click());
      await expect(page.getByRole('progressbar')).toHaveCount(1);
    },
  },
};

for (const [name, {path, widths, within, bring}] of Object.entries(states)) {
  test(`axe finds nothing with ${name}, in both colours and all widths`, async ({page, watch}) => {
    watch.allow(/status of 404/);
    await page.addInitScript(() => localStorage.setItem('theme', 'light'));
    // A prefetched page would appear before the progress bar.
    await saveData(page);
    await page.emulateMedia({reducedMotion: 'reduce'});
    await page.setViewportSize({width: widths[0] ?? 1440, height: 800});
    await openLive(page, path);
    await bring(page);
    expect(within ? await axeFaults(page) : [], 'the whole page').toEqual([]);
    expect(await axeFaults(page, {within, modes: ['light', 'dark'], widths})).toEqual([]);
    await page.unrouteAll({behavior: 'ignoreErrors'});
  });
}

test('at 200 % text nothing overflows or overlaps in the bar, the drawer and the footer', async ({
  page,
}) => {
  await openLive(page, article);
  await doubleText(page);
  for (const width of [1440, 996, 390, 320]) {
    await page.setViewportSize({width, height: 800});
    const parts = ['nav.navbar', 'footer', '.theme-doc-breadcrumbs', '.pagination-nav'];
    for (const part of parts) {
      const overflow = await page
        .locator(part)
        .evaluate((element) => element.scrollWidth - element.clientWidth);
      expect(overflow, `${part}, ${width} px`).toBeLessThanOrEqual(0);
    }
    expect(await axeFaults(page, {within: parts.join()}), `${width} px`).toEqual([]);
    if (width <= 996) {
      await openDrawer(page);
      const inside = await page
        .getByRole('dialog')
        .evaluate((drawer) => drawer.scrollWidth - drawer.clientWidth);
      expect(inside, `drawer, ${width} px`).toBeLessThanOrEqual(0);
      await page.keyboard.press('Escape');
    }
  }
});

test('nothing English is left in the names and attributes of the French shell', async ({page}) => {
  await page.setViewportSize({width: 390, height: 844});
  await openLive(page, article);
  await openDrawer(page);
  const words = await page.evaluate(() =>
    [...document.querySelectorAll('[aria-label], [title], [placeholder], [alt]')].flatMap(
      (element) =>
        ['aria-label', 'title', 'placeholder', 'alt'].map(
          (name) => element.getAttribute(name) ?? '',
        ),
    ),
  );
  // The drawer, the bar and the article name dozens of controls: a shell that did not load has none.
  expect(words.filter(Boolean).length).toBeGreaterThan(20);
  const english = /\b(?:the|to|of|close|open|main|menu bar|search|skip|navigation bar|home)\b/i;
  expect(words.filter((word) => word !== '' && english.test(word))).toEqual([]);
});
