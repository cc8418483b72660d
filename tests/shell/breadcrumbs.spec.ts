import {expect, test} from '../keptPage';

test('an arrow between crumbs wraps together with the crumb after it', async ({page}) => {
  await page.setViewportSize({width: 320, height: 844});
  await page.goto('/fr/getting-started/floors-and-stairwells');
  const crumbs = page.locator('.theme-doc-breadcrumbs li');
  await expect(crumbs).toHaveCount(3);
  const places = await crumbs.evaluateAll((items) =>
    items.map((item) => {
      const [box, link] = [item, item.firstElementChild ?? item].map((element) =>
        element.getBoundingClientRect(),
      );
      return {
        top: box?.top ?? 0,
        roomBefore: (link?.left ?? 0) - (box?.left ?? 0),
        roomAfter: (box?.right ?? 0) - (link?.right ?? 0),
        arrow: getComputedStyle(item, '::before').content.replace(/ \/ ""$/, ''),
      };
    }),
  );
  expect(places[2]?.top).toBeGreaterThan(places[1]?.top ?? Number.POSITIVE_INFINITY);
  expect(places.map(({arrow}) => arrow)).toEqual(['none', '"›"', '"›"']);
  expect(places.map(({roomAfter}) => Math.round(roomAfter))).toEqual([0, 0, 0]);
  expect(places[0]?.roomBefore).toBe(0);
  for (const {roomBefore} of places.slice(1)) expect(roomBefore).toBeGreaterThan(4);
});

test('the home page has no breadcrumbs, nor structured data for them', async ({page}) => {
  for (const home of ['/fr/', '/', '/2024/']) {
    await page.goto(home);
    await expect(page.locator('main h1')).toBeVisible();
    await expect(page.locator('.theme-doc-breadcrumbs')).toHaveCount(0);
    expect(await page.content()).not.toContain('BreadcrumbList');
  }
});
