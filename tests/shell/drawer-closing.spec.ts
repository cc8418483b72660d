import {brand} from '../../src/site';
import {expect, test} from '../keptPage';
import {test as alone} from '../quietPage';
import {article, close, drawer, open, toggle} from './drawer';
import {openLive} from './openLive';

test.use({viewport: {width: 390, height: 844}});

test('pressing Close at once, where the menu button was, closes it', async ({page}) => {
  await page.emulateMedia({reducedMotion: 'reduce'});
  await openLive(page, article);
  await toggle(page).click();
  await close(page).click();
  await expect(drawer(page)).toBeHidden();
});

test.describe('on a touch screen', () => {
  test.use({hasTouch: true});

  test('a double tap on the menu button leaves it open, and a tap on Close closes it', async ({
    page,
  }) => {
    await openLive(page, article);
    await toggle(page).tap();
    // A trial click waits until the sliding drawer is still.
    await close(page).tap({trial: true});
    const covering = await close(page).boundingBox();
    await page.keyboard.press('Escape');
    await expect(drawer(page)).toBeHidden();
    const box = await toggle(page).boundingBox();
    if (!box || !covering) {
      throw new Error('The buttons have no place on the page.');
    }
    const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
    expect(x, 'Close lies under the finger').toBeGreaterThan(covering.x);
    expect(x, 'Close lies under the finger').toBeLessThan(covering.x + covering.width);
    await Promise.all([page.touchscreen.tap(x, y), page.touchscreen.tap(x, y)]);
    await expect(drawer(page)).toBeVisible();
    await expect(async () => {
      await close(page).tap();
      await expect(drawer(page)).toBeHidden({timeout: 500});
    }).toPass();
  });
});

test('Escape closes it and gives the focus back', async ({page}) => {
  await open(page);
  await page.keyboard.press('Escape');
  await expect(drawer(page)).toBeHidden();
  await expect(toggle(page)).toBeFocused();
  await toggle(page).click();
  await expect(drawer(page), 'once more').toBeVisible();
});

test('a press outside closes it', async ({page}) => {
  await open(page);
  await page.mouse.click(380, 500);
  await expect(drawer(page)).toBeHidden();
});

test('crossing 996 px while it is open leaves nothing broken', async ({page}) => {
  await open(page);
  await page.setViewportSize({width: 1200, height: 800});
  await expect(page.locator('dialog[open]')).toHaveCount(0);
  await expect(page.locator('body')).not.toHaveCSS('overflow', 'hidden');
  await expect(page.locator('nav.navbar a').first()).toBeFocused();
  await page.getByRole('button', {name: 'Langues Français'}).click();
  await expect(page.getByRole('link', {name: 'English', exact: true})).toBeVisible();
  await page.setViewportSize({width: 390, height: 844});
  await expect(drawer(page)).toBeHidden();
  await toggle(page).click();
  await expect(drawer(page)).toBeVisible();
});

test('a link in it navigates and closes it', async ({page}) => {
  await open(page);
  await drawer(page).getByRole('link', {name: 'Étages et trémies'}).click();
  await expect(page).toHaveURL('/fr/getting-started/floors-and-stairwells');
  await expect(drawer(page)).toBeHidden();
});

alone('a link in it that opens a new tab leaves it open', async ({page, context}) => {
  await open(page);
  const links = drawer(page).getByRole('link');
  for (const link of [links.first(), links.filter({hasText: 'Étages et trémies'})]) {
    const opened = context.waitForEvent('page');
    await link.click({modifiers: ['ControlOrMeta']});
    await (await opened).close();
    await expect(drawer(page)).toBeVisible();
  }
});

test('the brand link closes it, on the home page too', async ({page}) => {
  await open(page);
  await drawer(page).getByRole('link', {name: brand.name}).click();
  await expect(page).toHaveURL(/\/fr\/$/);
  await expect(drawer(page)).toBeHidden();
  await toggle(page).click();
  await drawer(page).getByRole('link', {name: brand.name}).click();
  await expect(drawer(page)).toBeHidden();
});
