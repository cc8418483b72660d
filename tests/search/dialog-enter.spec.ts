import {expect, test} from '../keptPage';
import {openSearch, searchUi} from './openSearch';

const wallsPage = /\/fr\/getting-started\/draw-walls-and-rooms/;

test('arrows, Home and End move the selection; the field announces it', async ({page}) => {
  const {field, options} = await openSearch(page, '/fr/account/');
  await field.fill('mot de passe');
  await expect(options.first()).toBeVisible();
  const chosen = async (): Promise<string | null> => {
    const id = await field.getAttribute('aria-activedescendant');
    await expect(page.locator(`[id="${id}"]`)).toHaveAttribute('aria-selected', 'true');
    return id;
  };
  await page.keyboard.press('Home');
  const first = await chosen();
  await page.keyboard.press('ArrowDown');
  expect(await chosen()).not.toBe(first);
  await page.keyboard.press('End');
  expect(await chosen()).toBe(await options.last().getAttribute('id'));
  await page.keyboard.press('ArrowDown');
  expect(await chosen()).toBe(first);
  await page.keyboard.press('ArrowUp');
  expect(await chosen()).toBe(await options.last().getAttribute('id'));
});

for (const [query, path] of [
  ['mur', '/fr/getting-started/draw-walls-and-rooms'],
  ['les murs', '/fr/getting-started/draw-walls-and-rooms'],
  ['sélection', '/fr/features/multi-select-tool'],
  ['ma pièce ne se ferme pas', '/fr/getting-started/draw-walls-and-rooms#room-does-not-close'],
] as const) {
  test(`Enter opens the page that one word names, the section that more words describe: ${query}`, async ({
    page,
  }) => {
    const {field, options} = await openSearch(page, '/fr/');
    await field.fill(query);
    await expect(options.first()).toBeVisible();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(path);
  });
}

test('Enter pressed at once opens the result for the current text, not an earlier one', async ({
  page,
}) => {
  const {field} = await openSearch(page, '/fr/');
  await field.fill('terrasse');
  await expect(searchUi(page).options.first()).toBeVisible();
  await field.fill('');
  await page.keyboard.type('ma piece ne se ferme pas');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/draw-walls-and-rooms#room-does-not-close$/);
});

test('the Enter that ends a word of an input method opens nothing, in Safari too', async ({
  page,
}) => {
  const {field, options} = await openSearch(page, '/fr/');
  await field.fill('cloison');
  await expect(options.first()).toHaveAttribute('href', wallsPage);
  await field.evaluate((input) => {
    const ending = {key: 'Enter', keyCode: 229, bubbles: true, cancelable: true};
    input.dispatchEvent(new KeyboardEvent('keydown', ending));
  });
  await expect(options.first()).toBeVisible();
  await expect(page).toHaveURL(/\/fr\/$/);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(wallsPage);
});

test('Tab moves on and opens nothing', async ({page}) => {
  const {field, dialog} = await openSearch(page, '/fr/');
  await field.fill('cloison');
  await expect(searchUi(page).options.first()).toBeVisible();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await expect(dialog.getByRole('link', {name: 'Voir tous les résultats'})).toBeFocused();
  await expect(page).toHaveURL(/\/fr\/$/);
});

test('results mark the words on the opened page, and leave its URL clean', async ({page}) => {
  const {field} = await openSearch(page, '/fr/');
  await field.fill('epaisseur cloison');
  await expect(searchUi(page).options.first()).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(wallsPage);
  expect(new URL(page.url()).search).toBe('');
  await expect
    .poll(() => page.evaluate(() => CSS.highlights.get('site-search')?.size ?? 0))
    .toBeGreaterThan(0);
  await expect(page.locator('article mark')).toHaveCount(0);
  const ground = await page
    .locator('article p')
    .first()
    .evaluate((text) => getComputedStyle(text, '::highlight(site-search)').backgroundColor);
  expect(ground).not.toBe('rgba(0, 0, 0, 0)');
});
