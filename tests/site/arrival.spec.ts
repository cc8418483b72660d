import type {Locator, Page} from '@playwright/test';
import {allOf} from '../allOf';
import {expect, test} from '../keptPage';
import {searchUi} from '../search/openSearch';
import {openLive} from '../shell/openLive';

/** Marked means different in style from its sibling. */
async function expectArrivedAt(page: Page, place: Locator, neighbour: Locator): Promise<void> {
  await expect(place).toBeInViewport();
  // The bar slides away and back during the scroll.
  await expect(async () => {
    const bar = await page.locator('.navbar').boundingBox();
    const gap = ((await place.boundingBox())?.y ?? 0) - ((bar?.y ?? 0) + (bar?.height ?? 0));
    expect(gap).toBeGreaterThanOrEqual(0);
    expect(gap).toBeLessThan(30);
  }).toPass();
  const backgroundOf = (element: Locator) =>
    element.evaluate((node) => getComputedStyle(node).backgroundColor);
  await expect.poll(() => backgroundOf(place)).not.toBe(await backgroundOf(neighbour));
}

const placeOf = (page: Page) => page.locator('#room-does-not-close');
const neighbourOf = (page: Page) => page.locator('tr[id]:not(#room-does-not-close)').first();

for (const width of [390, 1280]) {
  test.describe(`${width} px wide`, () => {
    test.use({viewport: {width, height: 800}});

    test('a link to a symptom of another page scrolls it right below the bar, and marks it', async ({
      page,
    }) => {
      await openLive(page, '/fr/');
      await page.getByRole('main').locator('a[href$="#room-does-not-close"]').last().click();
      await expect(page).toHaveURL(/draw-walls-and-rooms#room-does-not-close$/);
      await expectArrivedAt(page, placeOf(page), neighbourOf(page));
      await neighbourOf(page).locator('.hash-link').click();
      await expectArrivedAt(page, neighbourOf(page), placeOf(page));
    });

    test('loading the URL does the same, for a symptom and a term', async ({page}) => {
      await openLive(page, '/fr/getting-started/draw-walls-and-rooms#room-does-not-close');
      await expectArrivedAt(page, placeOf(page), neighbourOf(page));
      await openLive(page, '/fr/glossary#term-partition');
      await expectArrivedAt(page, page.locator('#term-partition'), page.locator('#term-wall'));
    });
  });
}

test('the target is marked with forced colours, which have no background', async ({page}) => {
  await page.emulateMedia({forcedColors: 'active', reducedMotion: 'reduce'});
  for (const [path, name] of [
    ['/fr/getting-started/draw-walls-and-rooms', 'room-does-not-close'],
    ['/fr/getting-started/draw-walls-and-rooms', 'outer-walls-step-2'],
    ['/fr/glossary', 'term-partition'],
    ['/fr/features/shortcuts', 'shortcut-undo'],
  ] as const) {
    await openLive(page, `${path}#${name}`);
    const place = page.locator(`#${name}`);
    await expect(place).toBeInViewport();
    const {x = 0, y = 0, width = 0, height = 0} = (await place.boundingBox()) ?? {};
    // The outline is drawn around it.
    const clip = {x: x - 4, y: y - 4, width: width + 8, height: height + 8};
    const marked = await page.screenshot({clip});
    // The browser removes :target, and the page does not scroll.
    await page.evaluate(() => {
      location.hash = '#nowhere';
    });
    expect.soft((await page.screenshot({clip})).equals(marked), `${path}#${name}`).toBe(false);
  }
});

test('the table of contents marks the section of a pressed link, at the end of a page too', async ({
  page,
}) => {
  await page.setViewportSize({width: 1440, height: 900});
  await openLive(page, '/fr/account/');
  const contents = page.getByRole('navigation', {name: 'Sur cette page'}).getByRole('link');
  for (const link of await allOf(contents)) {
    await link.click();
    await expect(link).toHaveClass(/--active/);
    await expect(contents.and(page.locator('[class*="--active"]'))).toHaveCount(1);
  }
});

test('the table of contents marks the section chosen in the search, although the page does not scroll', async ({
  page,
}) => {
  await page.setViewportSize({width: 1440, height: 900});
  await openLive(page, '/fr/account/');
  const contents = page.getByRole('navigation', {name: 'Sur cette page'}).getByRole('link');
  for (const [name, id] of [
    ['connecter avec un autre service', 'external-sign-in'],
    ['adresse e-mail plus valable', 'old-email-address'],
  ]) {
    await page.keyboard.press('Control+k');
    const {field, options} = searchUi(page);
    await field.fill(name ?? '');
    await options.and(page.locator(`[href$="/fr/account/#${id}"]`)).click();
    await expect(contents.and(page.locator('[class*="--active"]'))).toHaveAttribute(
      'href',
      `#${id}`,
    );
  }
});
