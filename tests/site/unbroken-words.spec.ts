import type {Page} from '@playwright/test';
import {expect, test} from '../keptPage';
import {openLive} from '../shell/openLive';

const pages = [
  'account/change-password',
  'account/delete-or-close-account',
  'faq/',
  'getting-started/',
  'getting-started/floors-and-stairwells',
  'getting-started/gardens-and-terraces',
  'glossary',
];

/**
 * Number of occurrences of "e-mail", "au-dessus" or "rez-de-" in running text, and the words around
 * each whose hyphen ends a line.
 */
function hyphens(page: Page): Promise<{count: number; broken: readonly string[]}> {
  return page.evaluate(() => {
    const broken: string[] = [];
    let count = 0;
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const words = /e-\u2060?mail|au-\u2060?dess(?:us|ous)|rez-\u2060?de/gi;
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      for (const {0: word, index} of (node.nodeValue ?? '').matchAll(words)) {
        count += 1;
        const range = document.createRange();
        range.setStart(node, index);
        range.setEnd(node, index + word.length);
        const tops = new Set([...range.getClientRects()].map(({top}) => Math.round(top)));
        if (tops.size > 1) broken.push(node.parentElement?.textContent ?? word);
      }
    }
    return {count, broken};
  });
}

test('no line ends after the first syllable of e-mail, au-dessus or rez-de-chaussée', async ({
  page,
}) => {
  for (const path of pages) {
    await page.goto(`/fr/${path}`);
    for (const width of [320, 360, 375, 390, 412, 768, 1000, 1280, 1440]) {
      await page.setViewportSize({width, height: 844});
      const {count, broken} = await hyphens(page);
      expect(broken, `${path} at ${width} px`).toEqual([]);
      expect(count, path).toBeGreaterThan(0);
    }
  }
});

test('find-in-page and search match either spelling', async ({page}) => {
  await page.goto('/fr/account/delete-or-close-account');
  const isFound = await page.evaluate(() =>
    ['à mon e-mail', 'l’adresse e-mail du compte'].map((words) => {
      getSelection()?.removeAllRanges();
      return (window as unknown as {find: (words: string) => boolean}).find(words);
    }),
  );
  expect(isFound).toEqual([true, true]);
  for (const query of ['e-mail', 'email', 'plus accès à mon e-mail']) {
    await page.goto(`/fr/search?q=${encodeURIComponent(query)}`);
    const results = page.getByRole('main').getByRole('link');
    await expect(results.filter({hasText: 'e-mail'}).first()).toBeVisible();
  }
});

test('a word longer than the screen breaks in the breadcrumbs too', async ({page}) => {
  await page.setViewportSize({width: 390, height: 844});
  await openLive(page, '/fr/getting-started/draw-walls-and-rooms');
  const crumbs = page.locator('.breadcrumbs').getByText(/./);
  await expect(crumbs).toHaveText(['Démarrer votre projet', 'Murs et pièces']);
  await crumbs.evaluateAll((links) => {
    for (const link of links) link.textContent = 'm'.repeat(60);
  });
  const scrollWidth = await page.evaluate(() => document.documentElement.scrollWidth);
  expect(scrollWidth).toBe(390);
});
