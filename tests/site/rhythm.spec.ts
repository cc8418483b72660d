import type {Locator} from '@playwright/test';
import {load} from 'cheerio';
import {allOf} from '../allOf';
import {expect, test} from '../keptPage';
import {localized, pages} from '../routes';
import {openSearch} from '../search/openSearch';
import {openLive} from '../shell/openLive';
import {builtPage} from './servedBytes';

/** The box of an element's text, without padding. */
function wordsOf(element: Locator): Promise<{top: number; bottom: number; left: number}> {
  return element.evaluate((node) => {
    const range = document.createRange();
    range.selectNodeContents(node);
    const {top, bottom, left} = range.getBoundingClientRect();
    return {top, bottom, left};
  });
}

const boxOf = (element: Locator): Promise<{top: number; bottom: number}> =>
  element.evaluate((node) => {
    const {top, bottom} = node.getBoundingClientRect();
    return {top, bottom};
  });

const article = '/fr/getting-started/floors-and-stairwells';

test('the result is as close to its steps as drawings are to what precedes them', async ({
  page,
}) => {
  await openLive(page, article);
  // The hint about ticking steps is shown late; its height is reserved until then.
  await expect(page.getByText('Cochez les numéros').first()).toBeVisible();
  for (const width of [390, 1440]) {
    await page.setViewportSize({width, height: 844});
    const results = page.locator('.markdown div:has(> ol) + div');
    for (const result of await allOf(results.filter({hasText: 'Résultat'}))) {
      const list = result.locator('xpath=preceding-sibling::div[1]');
      const shown = list.locator('li:last-child, div > p:not(:empty):visible').last();
      const gap = (await boxOf(result)).top - (await wordsOf(shown)).bottom;
      expect(gap, `${width} px, ${await result.textContent()}`).toBeGreaterThan(24);
      expect(gap, `${width} px, ${await result.textContent()}`).toBeLessThan(38);
    }
  }
});

test('the text of results and callouts has the same left edge', async ({page}) => {
  await page.goto(article);
  const result = page.getByText('La dernière marche arrive au niveau du sol');
  const callout = page.getByText('Un escalier est confortable');
  expect((await wordsOf(result)).left).toBeCloseTo((await wordsOf(callout)).left, 0);
});

test('a calculator below a callout has the same gap as a drawing', async ({page}) => {
  await page.goto(article);
  const gaps = await Promise.all(
    [
      '.theme-admonition + figure',
      '.theme-admonition + :has(> div > p):not(figure, header, p)',
    ].map(async (next) => {
      const part = page.locator(`.markdown > ${next}`).first();
      const callout = part.locator('xpath=preceding-sibling::*[1]');
      return (await boxOf(part)).top - (await boxOf(callout)).bottom;
    }),
  );
  expect(gaps[0]).toBeCloseTo(gaps[1] ?? 0, 0);
});

test('on a phone a symptom has equal space above and below, and none after the last one', async ({
  page,
}) => {
  await page.setViewportSize({width: 390, height: 844});
  await page.goto('/fr/account/change-password');
  const cards = page.locator('[data-symptom]');
  for (const card of await allOf(cards)) {
    const box = await boxOf(card);
    const above = (await wordsOf(card.locator('th'))).top - box.top;
    const below = box.bottom - (await wordsOf(card.locator('td').last())).bottom;
    expect(Math.abs(above - below), (await card.textContent()) ?? '').toBeLessThan(4);
  }
  const place = await boxOf(page.locator('div:has(> table [data-symptom])'));
  expect(place.bottom - (await boxOf(cards.last())).bottom).toBeLessThan(2);
});

test('no table has a line above its head', async ({page}) => {
  await page.goto('/fr/getting-started/draw-walls-and-rooms');
  for (const head of await allOf(page.locator('.markdown thead tr'))) {
    await expect(head).toHaveCSS('border-top-style', 'none');
  }
});

test('titles have one size on every kind of page, and no more than three lines between two menus', async ({
  page,
  watch,
}) => {
  watch.allow(/status of 404/);
  const title = page.getByRole('heading', {level: 1});
  const sizes: string[][] = [];
  for (const path of ['/fr/nope', '/fr/search', article]) {
    await page.goto(path);
    const ofPage: string[] = [];
    for (const width of [390, 768, 1024, 1440]) {
      await page.setViewportSize({width, height: 844});
      ofPage.push(await title.evaluate((heading) => getComputedStyle(heading).fontSize));
    }
    sizes.push(ofPage);
  }
  expect(sizes[1], 'at each width').toEqual(sizes[0]);
  expect(sizes[2], 'at each width').toEqual(sizes[0]);
  // Every title in the place of this one: pages with both menus differ in their words only.
  const titles = pages
    .map((path) => load(builtPage(localized(path, 'fr'))))
    .filter(($) => $('.theme-doc-toc-desktop').length > 0)
    .map(($) => $('h1').text());
  expect(titles.length, 'pages with two menus').toBeGreaterThan(pages.length / 2);
  for (const width of [1000, 1024, 1150, 1280]) {
    await page.setViewportSize({width, height: 844});
    const lines = await title.evaluate(
      (heading, all) =>
        all.map((words) => {
          heading.textContent = words;
          const range = document.createRange();
          range.selectNodeContents(heading);
          const tops = [...range.getClientRects()].map(({top}) => Math.round(top));
          return new Set(tops).size;
        }),
      titles,
    );
    for (const [index, words] of titles.entries()) {
      const most = words.includes('WebGL') && width > 1000 ? 2 : 3;
      expect(lines[index], `${words} at ${width} px`).toBeGreaterThan(0);
      expect(lines[index], `${words} at ${width} px`).toBeLessThanOrEqual(most);
    }
  }
});

test('inline code is on the baseline of the text around it', async ({page}) => {
  await page.goto('/fr/getting-started/draw-walls-and-rooms');
  await expect(page.locator('.markdown li code').first()).toHaveCSS('vertical-align', 'baseline');
});

test('the notes of adjacent cards are aligned', async ({page}) => {
  await page.setViewportSize({width: 1440, height: 900});
  await page.goto('/fr/getting-started/');
  const notes = await allOf(
    page.locator('.markdown li > p:last-child').filter({hasText: /minutes$/}),
  );
  const places = await Promise.all(notes.map(wordsOf));
  expect(places.map(({top}) => top)).toHaveLength(4);
  expect(places[0]?.top).toBeCloseTo(places[1]?.top ?? 0, 0);
  expect(places[2]?.top).toBeCloseTo(places[3]?.top ?? 0, 0);
});

test('search highlights look the same in the dialog and on the search page', async ({page}) => {
  const {field, options} = await openSearch(page, '/fr/search?q=mur');
  await field.fill('mur');
  const looks = await Promise.all(
    [page.locator('main mark'), options.locator('mark')].map((marks) =>
      marks.first().evaluate((mark) => {
        const {borderRadius, backgroundColor, color} = getComputedStyle(mark);
        return {borderRadius, backgroundColor, color};
      }),
    ),
  );
  expect(looks[0]).toEqual(looks[1]);
});

test('rows of cards are full at every width', async ({page}) => {
  for (const path of ['/fr/account/', '/fr/features/', '/fr/getting-started/']) {
    await openLive(page, path);
    for (const width of [390, 768, 996, 1280, 1440, 1920]) {
      await page.setViewportSize({width, height: 844});
      const cards = page.locator('article ul > li:has(> p:first-child > a)');
      const tops = await cards.evaluateAll((all) =>
        all.map((card) => Math.round(card.getBoundingClientRect().top)),
      );
      const inRows = [...new Set(tops)].map((top) => tops.filter((one) => one === top).length);
      expect(new Set(inRows).size, `${path} at ${width} px: ${inRows}`).toBe(1);
      expect(Math.max(...inRows) > 1, `${path} at ${width} px`).toBe(width > 390);
    }
  }
});
