import type {Locator} from '@playwright/test';
import {allOf} from '../allOf';
import {expect, test} from '../keptPage';
import {localized, pages} from '../routes';
import {openSearch} from '../search/openSearch';
import {openLive} from '../shell/openLive';

/** The box of what an element's words take, without the room around them. */
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

test('the result stands as near to its steps as drawings stand to what is above', async ({
  page,
}) => {
  await openLive(page, article);
  // How to tick is said below the first steps, and its place kept until it is.
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

test('the words of results and callouts begin on one line', async ({page}) => {
  await page.goto(article);
  const result = page.getByText('La dernière marche arrive au niveau du sol');
  const callout = page.getByText('Un escalier est confortable');
  expect((await wordsOf(result)).left).toBeCloseTo((await wordsOf(callout)).left, 0);
});

test('below a callout an example to calculate stands as far away as a drawing', async ({page}) => {
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

test('on a phone a symptom has as much room below as above, and none left over after the last', async ({
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

test('the table of symptoms has no line above its head, as no table has', async ({page}) => {
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
  for (const width of [390, 768, 1024, 1440]) {
    await page.setViewportSize({width, height: 844});
    const sizes = new Set<string>();
    for (const path of ['/fr/faq/webgl-issues', '/fr/nope', '/fr/search']) {
      await page.goto(path);
      sizes.add(await title.evaluate((heading) => getComputedStyle(heading).fontSize));
    }
    expect([...sizes], `${width} px`).toHaveLength(1);
  }
  for (const path of pages) {
    await page.goto(localized(path, 'fr'));
    for (const width of [1000, 1024, 1150, 1280]) {
      await page.setViewportSize({width, height: 844});
      const {lines, words} = await title.evaluate((heading) => {
        const range = document.createRange();
        range.selectNodeContents(heading);
        const tops = [...range.getClientRects()].map(({top}) => Math.round(top));
        return {lines: new Set(tops).size, words: heading.textContent};
      });
      const most = path === '/faq/webgl-issues' && width > 1000 ? 2 : 3;
      expect(lines, `${words} at ${width} px`).toBeLessThanOrEqual(most);
    }
  }
});

test('code stands on the line of the words around it', async ({page}) => {
  await page.goto('/fr/getting-started/draw-walls-and-rooms');
  await expect(page.locator('.markdown li code').first()).toHaveCSS('vertical-align', 'baseline');
});

test('the notes of cards side by side stand on one line', async ({page}) => {
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

test('words that the search marks look alike in its dialog and on its page', async ({page}) => {
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

test('cards leave no hole in their rows, at any width', async ({page}) => {
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
