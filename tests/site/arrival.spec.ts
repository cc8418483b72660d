import type {Locator, Page} from '@playwright/test';
import {expect, test} from '../quietPage';
import {openLive} from '../shell/openLive';

/** Marked is what does not look like its neighbour of the same kind. */
async function expectArrivedAt(page: Page, place: Locator, neighbour: Locator): Promise<void> {
  await expect(place).toBeInViewport();
  const barBottom = await page
    .locator('.navbar')
    .evaluate((navbar) => navbar.getBoundingClientRect().bottom);
  // What stands before it may still take its shape, and the head of its table may stay above it: seen
  // once in hundreds of arrivals, by its 55 pixels. A margin that counts twice would be 85.
  await expect(async () => {
    const top = (await place.boundingBox())?.y ?? 0;
    expect(top - barBottom).toBeGreaterThanOrEqual(0);
    expect(top - barBottom).toBeLessThan(80);
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

    test('a link to a symptom of another page ends right under the bar, and the symptom is marked', async ({
      page,
    }) => {
      await openLive(page, '/fr/');
      await page.getByRole('main').locator('a[href$="#room-does-not-close"]').last().click();
      await expect(page).toHaveURL(/draw-walls-and-rooms#room-does-not-close$/);
      await expectArrivedAt(page, placeOf(page), neighbourOf(page));
      await neighbourOf(page).locator('.hash-link').click();
      await expectArrivedAt(page, neighbourOf(page), placeOf(page));
    });

    test('so does the address itself, for a symptom and a term', async ({page}) => {
      await openLive(page, '/fr/getting-started/draw-walls-and-rooms#room-does-not-close');
      await expectArrivedAt(page, placeOf(page), neighbourOf(page));
      await openLive(page, '/fr/glossary#term-partition');
      await expectArrivedAt(page, page.locator('#term-partition'), page.locator('#term-wall'));
    });
  });
}
