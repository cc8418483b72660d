import type {CDPSession, Page} from '@playwright/test';
import {expect, test} from '../keptPage';
import {archivedPages, localized, pages} from '../routes';

test.use({javaScriptEnabled: false});

const looks = [
  {mode: 'light', viewport: {width: 390, height: 844}},
  {mode: 'dark', viewport: {width: 1440, height: 900}},
] as const;

/** The whole page, without loss. Playwright packs its own pictures as small as can be: half the time. */
async function picture(client: CDPSession): Promise<string> {
  const {cssContentSize} = await client.send('Page.getLayoutMetrics');
  const {data} = await client.send('Page.captureScreenshot', {
    optimizeForSpeed: true,
    captureBeyondViewport: true,
    clip: {...cssContentSize, scale: 1},
  });
  return data;
}

/** What the page moves by itself has come to its end, and its letters and pictures are there. */
async function ended(page: Page): Promise<void> {
  await page.evaluate(async () => {
    await document.fonts.ready;
    // A picture that is there may still have to be unpacked before it is painted.
    await Promise.all(
      [...document.images].map((image) => {
        image.loading = 'eager';
        return image.decode();
      }),
    );
    for (const moving of document.getAnimations()) moving.finish();
  });
}

/** The page in each of the looks, one after the other. */
async function pictures(page: Page, client: CDPSession): Promise<readonly string[]> {
  const seen: string[] = [];
  for (const {mode, viewport} of looks) {
    await page.setViewportSize(viewport);
    await page.locator('html').evaluate((root, value) => {
      root.setAttribute('data-theme', value);
    }, mode);
    await ended(page);
    seen.push(await picture(client));
  }
  return seen;
}

const paths = [...pages, ...archivedPages, '/search', '/no-such-page'];

for (const path of paths.map((each) => localized(each, 'fr'))) {
  test(`${path} looks the same with its own rules as with all of them`, async ({page, watch}) => {
    watch.allow(/404/);
    const client = await page.context().newCDPSession(page);
    await page.goto(path);
    const lean = await pictures(page, client);
    await page.locator('head').evaluate((head) => {
      const assets = head.querySelector<HTMLMetaElement>('meta[name=site-assets]')?.content ?? '';
      const link = document.createElement('link');
      link.rel = 'stylesheet';
      link.href = assets.split(' ')[0] ?? '';
      head.append(link);
    });
    // No event tells of it on a page whose scripts are off.
    await expect
      .poll(() => page.evaluate(() => [...document.styleSheets].some(({href}) => href)))
      .toBe(true);
    const whole = await pictures(page, client);
    for (const [index, {mode, viewport}] of looks.entries()) {
      expect(whole[index] === lean[index], `${mode}, ${viewport.width} px`).toBe(true);
    }
    await client.detach();
  });
}

test('the title of a callout stands out from its text', async ({page}) => {
  await page.goto('/fr/getting-started/floors-and-stairwells');
  const callout = page.locator('.theme-admonition').first();
  const title = callout.getByText('remarque', {exact: true});
  await expect(title).toHaveCSS('font-weight', '600');
  await expect(callout.locator('p')).toHaveCSS('font-weight', '400');
});
