import type {JSHandle, Locator, Page} from '@playwright/test';
import {drawnTwice} from '../drawnTwice';
import {expect, test} from '../quietPage';
import {openLive} from '../shell/openLive';

const upright = {width: 390, height: 844};
const lying = {width: 844, height: 390};

test.use({viewport: upright, isMobile: true, hasTouch: true});

/** Scrolls the element to that position in the window, and waits for it. */
function scrollTo(element: Locator, topPx: number): Promise<void> {
  return element.evaluate(async (one, px) => {
    const isThere = new Promise((resolve) =>
      document.addEventListener('scrollend', resolve, {once: true}),
    );
    window.scrollBy({top: one.getBoundingClientRect().top - px, behavior: 'instant'});
    await isThere;
  }, topPx);
}

/** The line being read, a third down the window. */
function readLine(page: Page): Promise<JSHandle<Element | undefined>> {
  return page.evaluateHandle(() =>
    [...document.querySelectorAll('.markdown :is(p, li, figcaption)')].find(
      (one) => one.getBoundingClientRect().top > window.innerHeight / 3,
    ),
  );
}

/** Rotates the phone, and waits until the layout has settled. */
async function turn(page: Page, size: typeof upright): Promise<void> {
  await page.setViewportSize(size);
  await page.waitForFunction(
    (widthPx) => document.documentElement.clientWidth === widthPx,
    size.width,
  );
  await drawnTwice(page);
}

const topPx = (line: JSHandle<Element | undefined>): Promise<number> =>
  line.evaluate((one) => one?.getBoundingClientRect().top ?? Number.NaN);

for (const scrolledPx of [3000, 9000]) {
  test(`rotating the phone ${scrolledPx} px down a page, and back, keeps the line that was read`, async ({
    page,
  }) => {
    await openLive(page, '/fr/getting-started/draw-walls-and-rooms');
    await scrollTo(page.locator('html'), -scrolledPx);
    const line = await readLine(page);
    const beforePx = await topPx(line);
    await page.setViewportSize(lying);
    const isOnScreen = async (): Promise<boolean> => {
      const top = await topPx(line);
      return top > 0 && top < lying.height;
    };
    await expect.poll(isOnScreen).toBe(true);
    await page.setViewportSize(upright);
    await expect.poll(async () => Math.abs((await topPx(line)) - beforePx)).toBeLessThan(60);
  });
}

test('the line is kept in Safari too, which has no scrollend event', async ({page}) => {
  await page.addInitScript(() => {
    const {addEventListener} = window;
    Object.assign(window, {
      addEventListener: (...listened: Parameters<typeof addEventListener>) =>
        listened[0] === 'scrollend' || addEventListener(...listened),
    });
    Reflect.deleteProperty(window, 'onscrollend');
  });
  await page.clock.install();
  await openLive(page, '/fr/getting-started/draw-walls-and-rooms');
  await scrollTo(page.locator('html'), -9000);
  await page.clock.runFor(500);
  const line = await readLine(page);
  await page.setViewportSize(lying);
  const isOnScreen = async (): Promise<boolean> => {
    const top = await topPx(line);
    return top > 0 && top < lying.height;
  };
  await expect.poll(isOnScreen).toBe(true);
});

test('the line is kept behind an open menu, however often the phone is rotated', async ({page}) => {
  await openLive(page, '/fr/faq/webgl-issues');
  await scrollTo(page.locator('html'), -4000);
  // Scrolling back a little shows the bar.
  await scrollTo(page.locator('html'), -3900);
  await page.locator('.navbar__toggle').tap();
  const menu = page.getByRole('dialog');
  await expect(menu).toBeVisible();
  // While the bar slides in, Playwright scrolls before it taps.
  const line = await readLine(page);
  const beforePx = await topPx(line);
  for (const size of [lying, upright, lying, upright]) {
    await turn(page, size);
  }
  await page.keyboard.press('Escape');
  await expect(menu).toBeHidden();
  await expect.poll(async () => Math.abs((await topPx(line)) - beforePx)).toBeLessThan(60);
});

test('the control in use stays visible where a live figure is open', async ({page}) => {
  await openLive(page, '/fr/getting-started/floors-and-stairwells');
  const button = page.getByRole('button', {name: /^Essayer/}).first();
  await button.tap();
  const control = page.getByRole('slider', {name: 'Épaisseur du plancher'});
  await scrollTo(control, 560);
  for (const size of [lying, upright]) {
    await turn(page, size);
    await expect(control).toBeInViewport();
  }
});
