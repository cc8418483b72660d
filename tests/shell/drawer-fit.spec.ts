import {brand} from '../../src/site';
import {allOf} from '../allOf';
import {doubleText} from '../doubleText';
import {expect, test} from '../keptPage';
import {test as alone} from '../quietPage';
import {spaceLetters} from '../spaceLetters';
import {article, back, drawer, open, toggle} from './drawer';
import {openLive} from './openLive';

test.use({viewport: {width: 390, height: 844}});

test('it is there at 996 px and not at 997', async ({page}) => {
  await openLive(page, article);
  for (const [width, isThere] of [
    [996, true],
    [997, false],
  ] as const) {
    await page.setViewportSize({width, height: 800});
    await expect(toggle(page)).toBeVisible({visible: isThere});
    const link = page.getByRole('link', {name: 'Retour à l’accueil'});
    await expect(link).toBeVisible({visible: !isThere});
  }
});

test('on the smallest phone the site name is not cut off with increased letter spacing', async ({
  page,
}) => {
  await page.setViewportSize({width: 320, height: 800});
  await open(page);
  const name = drawer(page).getByText(brand.name, {exact: true});
  await spaceLetters(page);
  const cutPx = await name.evaluate((element) => element.scrollWidth - element.clientWidth);
  expect(cutPx).toBe(0);
});

alone(
  'a wide window keeps its sidebar when briefly narrow, as for a full-page screenshot',
  async ({page}) => {
    await page.setViewportSize({width: 1280, height: 800});
    await page.clock.install();
    await openLive(page, article);
    await page.clock.pauseAt(await page.evaluate(() => Date.now() + 1000));
    const link = await page.getByRole('complementary').getByRole('link').first().elementHandle();
    await page.setViewportSize({width: 390, height: 800});
    await expect(page.getByRole('complementary')).toBeHidden();
    await page.clock.runFor(100);
    await page.setViewportSize({width: 1280, height: 800});
    await expect(page.getByRole('complementary')).toBeVisible();
    await page.clock.runFor(1000);
    expect(await link?.evaluate((shown) => shown.isConnected)).toBe(true);
  },
);

test('at 320 px and 200 % text its labels break between words', async ({page}) => {
  await page.setViewportSize({width: 320, height: 800});
  await open(page);
  await doubleText(page);
  for (const name of ['Démarrer votre projet', 'Étages et trémies', 'Votre compte']) {
    const rows = await drawer(page)
      .getByRole('link', {name, exact: true})
      .evaluate((link) => {
        const words = document.createRange();
        // Its text only: the boxes around it begin above the first row.
        const text = document.createTreeWalker(link, NodeFilter.SHOW_TEXT).nextNode();
        words.selectNodeContents(text ?? link);
        return new Set([...words.getClientRects()].map(({top}) => top)).size;
      });
    expect(rows, name).toBeLessThanOrEqual(name.split(' ').length);
  }
});

test('every control in it is at least 24 px', async ({page}) => {
  await open(page);
  for (const isMain of [false, true]) {
    if (isMain) {
      await back(page).click();
    }
    for (const control of await allOf(drawer(page).locator('a:visible, button:visible'))) {
      const box = await control.boundingBox();
      expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(24);
    }
  }
});
