import type {Page} from '@playwright/test';
import {openWithText} from '../openWithText';
import {expect, test} from '../quietPage';
import {openFigure} from './openFigure';

/**
 * Visible share of the focused element; of one larger than the window, the share of the window it
 * fills.
 */
function focusSeen(page: Page): Promise<number> {
  return page.evaluate((count) => {
    const focused = document.activeElement ?? document.body;
    const {left, top, width, height} = focused.getBoundingClientRect();
    let seen = 0;
    for (let point = 0; point < count ** 2; point += 1) {
      const x = left + ((point % count) + 0.5) * (width / count);
      const y = top + (Math.floor(point / count) + 0.5) * (height / count);
      if (focused.contains(document.elementFromPoint(x, y))) seen += 1;
    }
    const inWindow = Math.min(1, (innerWidth * innerHeight) / (width * height));
    return seen / count ** 2 / inWindow;
  }, 12);
}

/** Tabs through a figure that has just been opened, and checks each stop. */
async function expectStopsSeen(page: Page): Promise<void> {
  const isInside = () =>
    page.evaluate(() => document.activeElement?.closest('figure section') !== null);
  const stop = () => page.evaluate(() => document.activeElement?.outerHTML.slice(0, 200));
  let stops = 0;
  for (await page.keyboard.press('Tab'); await isInside(); await page.keyboard.press('Tab')) {
    await expect.poll(() => focusSeen(page), await stop()).toBeGreaterThan(0.5);
    stops += 1;
  }
  expect(stops).toBeGreaterThan(3);
}

const selection = ['/fr/features/multi-select-tool', 'Le rectangle de sélection'] as const;
const plans = ['/fr/features/background-plans', 'Deux repères sur la cote connue'] as const;
const faces = ['/fr/getting-started/customize-wall-style', 'Les deux faces'] as const;

for (const {
  textPx,
  width,
  height,
  page: [path, caption],
} of [
  {textPx: 32, width: 390, height: 844, page: selection},
  {textPx: 32, width: 390, height: 844, page: plans},
  {textPx: 24, width: 390, height: 844, page: plans},
  {textPx: 32, width: 844, height: 390, page: selection},
  // The size of a 1280 × 1024 window at 400 % zoom.
  {textPx: 16, width: 320, height: 256, page: faces},
]) {
  test(`at ${textPx} px text, on ${width} × ${height} px, the focus is visible: ${caption}`, async ({
    baseURL,
  }, testInfo) => {
    const context = await openWithText(textPx, {width, height}, testInfo);
    try {
      const page = await context.newPage();
      await openFigure(page, `${baseURL}${path}`, caption);
      await expectStopsSeen(page);
    } finally {
      await context.close();
    }
  });
}

test('in a desktop window the focus is visible with text-only zoom', async ({page}) => {
  await page.setViewportSize({width: 1280, height: 800});
  const {figure} = await openFigure(page, ...plans);
  // As in browsers whose media queries do not change.
  await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'));
  await figure.locator('section').focus();
  await expectStopsSeen(page);
});

test('on a phone the focus ring of a drawing is not covered by the bar', async ({page}) => {
  await page.setViewportSize({width: 390, height: 700});
  const {figure} = await openFigure(page, ...plans);
  await page.keyboard.press('Tab');
  const drawing = figure.getByRole('application');
  await expect(drawing).toBeFocused();
  const ring = await drawing.evaluate((element) => {
    const {outlineOffset, outlineWidth} = getComputedStyle(element);
    return Number.parseFloat(outlineOffset) + Number.parseFloat(outlineWidth);
  });
  expect(ring).toBeLessThanOrEqual(0);
});
