import {setConnection} from '../connection';
import {expect, test} from '../quietPage';

const article = '/fr/getting-started/draw-walls-and-rooms';

/** Resolution at which Chromium reports paints. */
const paintStepMs = 4;

test('scripts load by themselves, after the first paint and everything else', async ({page}) => {
  await page.goto(article);
  await page.locator('html[data-has-hydrated="true"]').waitFor({state: 'attached'});
  const {paintMs, scripts} = await page.evaluate(() => ({
    paintMs: performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? Infinity,
    scripts: [...document.querySelectorAll<HTMLScriptElement>('script[src]')]
      .filter(({async}) => !async)
      .map(({src, fetchPriority}) => ({
        src,
        fetchPriority,
        startMs: performance.getEntriesByName(src)[0]?.startTime ?? 0,
      })),
  }));
  expect(scripts.length).toBeGreaterThan(2);
  for (const {src, fetchPriority, startMs} of scripts) {
    expect(fetchPriority, src).toBe('low');
    expect(startMs, src).toBeGreaterThan(paintMs - paintStepMs);
  }
});

test('scripts load by themselves where the browser does not report its paints', async ({page}) => {
  await page.addInitScript(() => {
    Performance.prototype.getEntriesByName = () => [];
  });
  await page.goto(article);
  await page.locator('html[data-has-hydrated="true"]').waitFor({state: 'attached'});
});

test('with Save-Data a press by voice control, which sends only a click, loads them', async ({
  page,
}) => {
  await setConnection(page, {effectiveType: '2g'});
  await page.setViewportSize({width: 390, height: 844});
  await page.goto(article);
  await page.locator('.navbar__toggle').dispatchEvent('click');
  await expect(page.getByRole('dialog', {name: 'Menu'})).toBeVisible();
});

test('with Save-Data a search sent before the scripts load is answered', async ({page}) => {
  await setConnection(page, {effectiveType: '2g'});
  await page.goto('/fr/search?q=mur');
  await expect(page.getByRole('searchbox')).toHaveValue('mur');
  const found = page.getByRole('heading', {level: 2}).first();
  await expect(found.getByRole('link')).toContainText('murs');
});

for (const connection of [
  {effectiveType: '2g'},
  {effectiveType: 'slow-2g'},
  {effectiveType: '4g', saveData: true},
]) {
  test(`on ${JSON.stringify(connection)} no script loads until the reader interacts`, async ({
    page,
  }) => {
    const scripts: string[] = [];
    page.on('request', (request) => {
      if (request.resourceType() === 'script') scripts.push(request.url());
    });
    await setConnection(page, connection);
    await page.clock.install();
    await page.goto(article);
    await page.waitForLoadState('networkidle');
    await page.clock.runFor(60_000);
    // Reading and scrolling need no scripts.
    await page.mouse.move(600, 400);
    await page.mouse.wheel(0, 600);
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(0);
    expect(scripts).toEqual([]);
    await page.keyboard.press('Tab');
    await page.locator('html[data-has-hydrated="true"]').waitFor({state: 'attached'});
  });
}
