import {drawnTwice} from '../drawnTwice';
import {expect, test} from '../keptPage';
import {openLive} from '../shell/openLive';
import {openSearch, searchUi} from './openSearch';

test('the button opens it, Escape closes it and gives the focus back', async ({page}) => {
  await openLive(page, '/fr/getting-started/');
  const button = page.getByRole('button', {name: 'Rechercher', exact: true});
  await button.click();
  const {field, dialog} = searchUi(page);
  await expect(field).toBeFocused();
  await page.keyboard.type('mur');
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await expect(button).toBeFocused();
});

test('the page behind keeps its position and width', async ({page}) => {
  await openLive(page, '/fr/getting-started/draw-walls-and-rooms');
  await page.evaluate(() => window.scrollTo({top: 600, behavior: 'instant'}));
  const heading = page.getByRole('heading', {level: 1});
  const before = await heading.boundingBox();
  await page.keyboard.press('Control+k');
  const {field, dialog} = searchUi(page);
  await expect(field).toBeFocused();
  await page.mouse.move(20, 700);
  await page.mouse.wheel(0, 800);
  await page.keyboard.press('PageDown');
  // A wheel event takes effect in the next frame, if at all.
  await drawnTwice(page);
  expect(await heading.boundingBox()).toEqual(before);
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  expect(await heading.boundingBox()).toEqual(before);
  await expect(page.locator('body')).not.toHaveCSS('overflow', 'hidden');
  await page.mouse.move(640, 400);
  await page.mouse.wheel(0, 300);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(900);
});

test('a press outside closes it', async ({page}) => {
  const {dialog} = await openSearch(page, '/fr/getting-started/');
  await page.mouse.click(5, 5);
  await expect(dialog).toHaveCount(0);
});

for (const [speed, delay] of [
  ['fast', 0],
  ['slow', 600],
] as const) {
  test(`a ${speed} double press on the button leaves it open`, async ({page}) => {
    await openLive(page, '/fr/features/shortcuts');
    const button = page.getByRole('button', {name: 'Rechercher', exact: true});
    const box = await button.boundingBox();
    if (!box) {
      throw new Error('The button has no place on the page.');
    }
    // Loads the dialog first, so that the second press hits it.
    await button.click();
    await expect(searchUi(page).field).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(searchUi(page).dialog).toHaveCount(0);
    // By position: a locator click requires that nothing covers the button.
    await page.mouse.dblclick(box.x + box.width / 2, box.y + box.height / 2, {delay});
    await expect(searchUi(page).field).toBeFocused();
    await page.keyboard.type('mur');
    await expect(searchUi(page).options.first()).toBeVisible();
  });
}

test('on a phone a double press on the button leaves it open, and Close closes it', async ({
  page,
}) => {
  await page.setViewportSize({width: 390, height: 844});
  const {dialog, field} = await openSearch(page, '/fr/account/');
  const close = dialog.getByRole('button', {name: 'Fermer', exact: true});
  const covering = await close.boundingBox();
  await close.click();
  await expect(dialog).toHaveCount(0);
  const box = await page.getByRole('button', {name: 'Rechercher', exact: true}).boundingBox();
  if (!box || !covering) {
    throw new Error('The buttons have no place on the page.');
  }
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  expect(x, 'Close lies under the finger').toBeGreaterThan(covering.x);
  expect(x, 'Close lies under the finger').toBeLessThan(covering.x + covering.width);
  await page.mouse.dblclick(x, y);
  await expect(field).toBeFocused();
  await page.keyboard.type('mur');
  await expect(field).toHaveValue('mur');
  await close.press('Enter');
  await expect(dialog).toHaveCount(0);
});

test('a text selection that ends outside its field leaves it open', async ({page}) => {
  const {field, dialog} = await openSearch(page, '/fr/getting-started/');
  await field.fill('mur');
  await field.hover();
  await page.mouse.down();
  await page.mouse.move(5, 300);
  await page.mouse.up();
  await page.keyboard.press('Control+a');
  await page.keyboard.type('terrasse');
  await expect(dialog).toBeVisible();
  await expect(field).toHaveValue('terrasse');
});
