import {allOf} from '../allOf';
import {expect, test} from '../keptPage';

test.use({javaScriptEnabled: false});

/** Window widths on both sides of each breakpoint of the home page. */
const columnsAt = {390: 1, 860: 1, 920: 1, 950: 2, 990: 2, 1000: 1, 1240: 1, 1265: 2, 1440: 2};

test('the drawing of the home page has a column of its own, or rises from below the words', async ({
  page,
}) => {
  await page.goto('/fr/');
  const top = page.locator('main header:has(h1)').locator('..');
  const drawing = top.locator(':scope > div');
  await expect(drawing).toHaveCount(1);
  for (const [width, columns] of Object.entries(columnsAt)) {
    await page.setViewportSize({width: Number(width), height: 900});
    const tracks = await top.evaluate((element) => getComputedStyle(element).gridTemplateColumns);
    expect(tracks === 'none' ? 1 : tracks.split(' ').length, `${width} px`).toBe(columns);
    await expect(drawing, `${width} px`).toBeVisible();
    if (columns === 1) {
      const sheet = await top.boundingBox();
      const example = await top.getByRole('link').last().boundingBox();
      const house = await drawing.boundingBox();
      expect(house?.y, `${width} px`).toBeGreaterThan((example?.y ?? 0) + (example?.height ?? 0));
      expect((house?.y ?? 0) + (house?.height ?? 0), `${width} px`).toBeCloseTo(
        (sheet?.y ?? 0) + (sheet?.height ?? 0) - 1,
        0,
      );
      continue;
    }
    const field = await top.getByRole('searchbox').boundingBox();
    const button = await top.getByRole('button').boundingBox();
    expect(button?.x, `${width} px`).toBeGreaterThan((field?.x ?? 0) + (field?.width ?? 0));
  }
});

test('the drawings of the sections stand above the first letters of their names', async ({
  page,
}) => {
  await page.goto('/fr/');
  const doors = page.locator('article li:has(> svg)').filter({has: page.getByRole('link')});
  await expect(doors).toHaveCount(4);
  for (const door of await allOf(doors)) {
    const name = await door.getByRole('link').boundingBox();
    const lefts = await door
      .locator('path')
      .evaluateAll((paths) => paths.map((path) => path.getBoundingClientRect().left));
    const inset = Math.min(...lefts) - (name?.x ?? 0);
    expect(Math.abs(inset)).toBeLessThanOrEqual(4);
  }
});
