import type {CDPSession, Page} from '@playwright/test';
import {expect, test} from '../keptPage';
import {archivedPages, localized, pages} from '../routes';

test.use({javaScriptEnabled: false});

const looks = [
  {mode: 'light', viewport: {width: 390, height: 844}},
  {mode: 'dark', viewport: {width: 1440, height: 900}},
] as const;
type Look = (typeof looks)[number];

/** The whole page, lossless. Playwright's own screenshots spend half their time on compression. */
async function picture(client: CDPSession): Promise<string> {
  const {cssContentSize} = await client.send('Page.getLayoutMetrics');
  const {data} = await client.send('Page.captureScreenshot', {
    optimizeForSpeed: true,
    captureBeyondViewport: true,
    clip: {...cssContentSize, scale: 1},
  });
  return data;
}

/** Animations have finished; fonts and images are loaded. */
async function ended(page: Page): Promise<void> {
  await page.evaluate(async () => {
    await document.fonts.ready;
    // A loaded image may still have to be decoded before it is painted.
    await Promise.all(
      [...document.images].map((image) => {
        image.loading = 'eager';
        return image.decode();
      }),
    );
    for (const moving of document.getAnimations()) moving.finish();
  });
}

async function pictures(
  page: Page,
  client: CDPSession,
  shown: readonly Look[],
): Promise<readonly string[]> {
  const seen: string[] = [];
  for (const {mode, viewport} of shown) {
    await page.setViewportSize(viewport);
    await page.locator('html').evaluate((root, value) => {
      root.setAttribute('data-theme', value);
    }, mode);
    await ended(page);
    seen.push(await picture(client));
  }
  return seen;
}

/** The only pages of their kind. */
const unique = ['/', '/search', '/no-such-page', '/glossary', '/syntax', '/features/shortcuts'];
/** Pages of one kind share their rules: half of them are shown in each look. */
const alike = [
  pages.filter((path) => path.endsWith('/') && path !== '/'),
  pages.filter((path) => !path.endsWith('/') && !unique.includes(path)),
  // Of the archive one page per look: its pages have no tools or figures.
  archivedPages.slice(-2),
];
const shownIn: readonly (readonly [path: string, shown: readonly Look[]])[] = [
  ...unique.map((path) => [path, looks] as const),
  ...alike.flatMap((paths) =>
    paths.map((path, index) => [path, looks.filter((_, look) => look === index % 2)] as const),
  ),
];

test('every page has a look, and every kind of page has both', () => {
  const paths = shownIn.map(([path]) => path);
  expect(paths).toEqual(expect.arrayContaining([...pages]));
  for (const kind of alike) expect(kind.length).toBeGreaterThan(1);
});

for (const [path, shown] of shownIn) {
  test(`${path} looks the same with its own rules as with all of them`, async ({page, watch}) => {
    watch.allow(/404/);
    const client = await page.context().newCDPSession(page);
    await page.goto(localized(path, 'fr'));
    const lean = await pictures(page, client, shown);
    await page.locator('head').evaluate((head) => {
      const assets = head.querySelector<HTMLMetaElement>('meta[name=site-assets]')?.content ?? '';
      const link = document.createElement('link');
      link.rel = 'stylesheet';
      link.href = assets.split(' ')[0] ?? '';
      head.append(link);
    });
    // With scripts off there is no load event.
    await expect
      .poll(() => page.evaluate(() => [...document.styleSheets].some(({href}) => href)))
      .toBe(true);
    const whole = await pictures(page, client, shown);
    for (const [index, {mode, viewport}] of shown.entries()) {
      expect(whole[index] === lean[index], `${mode}, ${viewport.width} px`).toBe(true);
    }
    await client.detach();
  });
}

test('the title of a callout is bolder than its text', async ({page}) => {
  await page.goto('/fr/getting-started/floors-and-stairwells');
  const callout = page.locator('.theme-admonition').first();
  const title = callout.getByText('remarque', {exact: true});
  await expect(title).toHaveCSS('font-weight', '600');
  await expect(callout.locator('p')).toHaveCSS('font-weight', '400');
});
