import {expect, test} from '../quietPage';

test.use({javaScriptEnabled: false});

/** Windows beside every width at which the top of the home page has one column or two. */
const columnsAt = {390: 1, 840: 1, 860: 2, 990: 2, 1000: 1, 1160: 1, 1190: 2, 1210: 2, 1440: 2};

test('the home page has a second column where it has a drawing for it', async ({page}) => {
  await page.goto('/fr/');
  const top = page.locator('main header:has(h1)').locator('..');
  const drawing = top.locator(':scope > div');
  await expect(drawing).toHaveCount(1);
  for (const [width, columns] of Object.entries(columnsAt)) {
    await page.setViewportSize({width: Number(width), height: 900});
    const tracks = await top.evaluate((element) => getComputedStyle(element).gridTemplateColumns);
    expect(tracks === 'none' ? 1 : tracks.split(' ').length, `${width} px`).toBe(columns);
    await expect(drawing, `${width} px`).toBeVisible({visible: columns === 2});
  }
});
