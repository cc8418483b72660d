import {expect, test} from '../keptPage';
import {archivedPages, localized, pages} from '../routes';

test.use({javaScriptEnabled: false});

const looks = [
  {mode: 'light', viewport: {width: 390, height: 844}},
  {mode: 'dark', viewport: {width: 1440, height: 900}},
] as const;

const paths = [...pages, ...archivedPages, '/search', '/no-such-page'];

for (const path of paths.map((each) => localized(each, 'fr'))) {
  test(`${path} looks the same with its own rules as with all of them`, async ({page, watch}) => {
    watch.allow(/404/);
    for (const {mode, viewport} of looks) {
      await page.setViewportSize(viewport);
      await page.goto(path);
      const root = page.locator('html');
      await root.evaluate((element, value) => element.setAttribute('data-theme', value), mode);
      const shot = () => page.screenshot({fullPage: true, animations: 'disabled'});
      const lean = await shot();
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
      expect((await shot()).equals(lean), `${mode}, ${viewport.width} px`).toBe(true);
    }
  });
}

test('the title of a callout stands out from its text', async ({page}) => {
  await page.goto('/fr/getting-started/floors-and-stairwells');
  const callout = page.locator('.theme-admonition').first();
  const title = callout.getByText('remarque', {exact: true});
  await expect(title).toHaveCSS('font-weight', '600');
  await expect(callout.locator('p')).toHaveCSS('font-weight', '400');
});
