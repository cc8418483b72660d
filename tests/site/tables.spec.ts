import type {Locator, Page} from '@playwright/test';
import {allOf} from '../allOf';
import {expect, test} from '../keptPage';
import {axeFaults} from '../shell/axeFaults';
import {openLive} from '../shell/openLive';

const boxes = (page: Page): Locator => page.locator('.markdown div:has(> table)');

const hiddenWidthPx = (box: Locator): Promise<number> =>
  box.evaluate((element) => element.scrollWidth - element.clientWidth);

test('tables of articles fit a phone without breaking words', async ({page}) => {
  await page.goto('/fr/account/delete-or-close-account');
  for (const width of [390, 360, 320]) {
    await page.setViewportSize({width, height: 844});
    for (const box of await allOf(boxes(page))) {
      expect(await hiddenWidthPx(box), `${width} px`).toBe(0);
    }
    const gapsPx = await boxes(page)
      .first()
      .locator(':is(th, td):not(:last-child)')
      .evaluateAll((cells) =>
        cells.map((cell) => Number.parseFloat(getComputedStyle(cell).paddingInlineEnd)),
      );
    expect(Math.min(...gapsPx), `${width} px`).toBeGreaterThanOrEqual(8);
  }
});

/** Colour of a point of a box above its bottom edge, as the bytes of a one-pixel picture. */
async function colourAt(page: Page, box: Locator, place: 'middle' | 'edge'): Promise<string> {
  await box.scrollIntoViewIfNeeded();
  const area = await box.boundingBox();
  if (!area) {
    throw new Error('The box is not on the page.');
  }
  const x = place === 'edge' ? area.x + area.width - 2 : area.x + area.width / 2;
  const clip = {x, y: area.y + area.height - 5, width: 1, height: 1};
  return (await page.screenshot({clip})).toString('base64');
}

for (const theme of ['light', 'dark'] as const) {
  test(`a wider table has a shadow at the edge where it continues, ${theme}`, async ({page}) => {
    await page.addInitScript((mode) => localStorage.setItem('theme', mode), theme);
    await page.setViewportSize({width: 390, height: 844});
    await page.goto('/fr/syntax');
    const box = boxes(page).first();
    expect(await hiddenWidthPx(box)).toBeGreaterThan(0);
    expect(await colourAt(page, box, 'edge')).not.toBe(await colourAt(page, box, 'middle'));
    expect(await axeFaults(page)).toEqual([]);
    await box.evaluate((element) => element.scrollTo({left: element.scrollWidth}));
    expect(await colourAt(page, box, 'edge')).toBe(await colourAt(page, box, 'middle'));
  });
}

test('a table that fits is no Tab stop', async ({page}) => {
  await page.goto('/fr/account/delete-or-close-account');
  await expect(boxes(page).first()).not.toHaveAttribute('tabindex', '0');
  await expect(page.getByRole('main').getByRole('group', {name: 'Tableau'})).toHaveCount(0);
  await page.setViewportSize({width: 390, height: 844});
  await openLive(page, '/fr/syntax');
  await expect(boxes(page).first()).toHaveAttribute('tabindex', '0');
});

test('a scrolling box is named after the heading of its table', async ({page}) => {
  await page.setViewportSize({width: 390, height: 844});
  await openLive(page, '/fr/syntax');
  const box = boxes(page).first();
  await expect(box).toHaveRole('group');
  await expect(box).toHaveAccessibleName(/^Tableau\s: Tableaux$/);
});

test('a table that is wider than the screen scrolls by keyboard', async ({page}) => {
  await page.setViewportSize({width: 390, height: 844});
  await page.goto('/fr/syntax');
  const box = boxes(page).first();
  await box.focus();
  await page.keyboard.press('ArrowRight');
  await expect.poll(() => box.evaluate((element) => element.scrollLeft)).toBeGreaterThan(0);
});

test('in a table on a phone the keys of a line do not touch those of the next', async ({page}) => {
  await page.setViewportSize({width: 390, height: 844});
  for (const path of ['/fr/2024/features/shortcuts', '/fr/getting-started/draw-walls-and-rooms']) {
    await page.goto(path);
    const gaps = await page.locator('td').evaluateAll((cells) =>
      cells.flatMap((cell) => {
        const keys = [...cell.querySelectorAll('kbd')].map((key) => key.getBoundingClientRect());
        return keys
          .slice(1)
          .flatMap((key, index) => key.top - (keys[index]?.bottom ?? 0))
          .filter((gap) => gap > -5);
      }),
    );
    expect(gaps.length, path).toBeGreaterThan(0);
    expect(Math.min(...gaps), path).toBeGreaterThan(0);
  }
});
