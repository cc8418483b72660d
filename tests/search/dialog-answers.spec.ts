import {specialCharacters} from '../../src/search/specialCharacters';
import {expect, test} from '../keptPage';
import {openSearch, searchUi} from './openSearch';

const oddQueries = [
  ...specialCharacters,
  '<img src=x onerror="document.title=1">',
  'xqzvwk blorptz',
  'mur '.repeat(750),
];

test('results are counted for screen readers', async ({page}) => {
  const {field, dialog} = await openSearch(page, '/fr/');
  await field.fill('mur');
  await expect(dialog.getByRole('status')).toHaveText(/^\d+ pages trouvées$/);
  await field.fill('xqzvwk');
  await expect(dialog.getByRole('status')).toHaveText('Aucun résultat');
});

test('an incomplete query is not reported as having no results', async ({page}) => {
  const {field, dialog, options} = await openSearch(page, '/fr/');
  await field.fill('mur');
  await expect(options.first()).toBeVisible();
  await field.fill('pourquoi ');
  await expect(dialog.getByText('Par exemple', {exact: true})).toBeVisible();
  await expect(dialog.getByRole('status')).toHaveText('');
  await field.pressSequentially('ma pièce');
  await expect(options.first()).toBeVisible();
});

test('results strike out query words that are on no page', async ({page}) => {
  const {field, dialog} = await openSearch(page, '/fr/');
  await field.fill('terrasse xqzvwk');
  await expect(dialog.locator('s')).toHaveText(['xqzvwk']);
  await expect(searchUi(page).options.first()).toHaveAttribute('href', /gardens-and-terraces/);
});

for (const [query, advice] of [
  ['chien', 'Essayez avec le nom'],
  ['chien méchant', 'Essayez avec moins de mots'],
] as const) {
  test(`where nothing is found, the search says what it tried and what to try: ${query}`, async ({
    page,
  }) => {
    const {field, dialog} = await openSearch(page, '/fr/');
    await field.fill(query);
    const text = dialog.getByText(/synonymes et des orthographes proches/);
    await expect(text).toContainText(advice);
    await expect(dialog.getByRole('link', {name: 'Écrire à l’assistance'})).toBeVisible();
  });
}

test('a single unknown word is named once', async ({page}) => {
  const {field, dialog} = await openSearch(page, '/fr/');
  await field.fill('xqzvwk');
  await expect(dialog.getByText('Aucun résultat pour')).toBeVisible();
  await expect(dialog.locator('s')).toHaveCount(0);
});

test('recent searches are stored on the device and can be cleared', async ({page}) => {
  const {field, dialog} = await openSearch(page, '/fr/');
  await expect(dialog.getByRole('button', {name: 'mot de passe oublié'})).toBeVisible();
  await field.fill('tremie');
  await expect(searchUi(page).options.first()).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/floors-and-stairwells/);
  await openSearch(page, '/fr/');
  await expect(dialog.getByText('Recherches récentes')).toBeVisible();
  await dialog.getByRole('button', {name: 'tremie'}).click();
  await expect(field).toHaveValue('tremie');
  await field.fill('');
  await expect(dialog.getByRole('link', {name: /Créer des étages/})).toBeVisible();
  const stored = () =>
    page.evaluate(() => Object.keys(localStorage).filter((key) => /search/.test(key)));
  expect(await stored()).not.toEqual([]);
  await dialog.getByRole('button', {name: 'Effacer'}).click();
  await expect(dialog.getByText('Recherches récentes')).toHaveCount(0);
  expect(await stored()).toEqual([]);
});

test('any input gets a proper response', async ({page}) => {
  const {field, dialog} = await openSearch(page, '/fr/');
  const title = await page.title();
  for (const query of oddQueries) {
    // The results then shown are not those of the previous query.
    await field.fill('');
    await expect(dialog.getByText('Par exemple', {exact: true})).toBeVisible();
    await field.fill(query);
    await expect(
      dialog
        .getByRole('option')
        .or(dialog.getByText(/^Aucun résultat pour/))
        .first(),
      query.slice(0, 40),
    ).toBeVisible();
    expect(await dialog.locator('img').count()).toBe(0);
    expect(await page.title()).toBe(title);
  }
});

test('very long queries and words fit a phone', async ({page}) => {
  await page.setViewportSize({width: 320, height: 640});
  const {field, dialog} = await openSearch(page, '/fr/account/');
  for (const [word, struck] of [
    [`mur ${'a'.repeat(3000)}`, /^a{60}…$/],
    [`mur ${'b'.repeat(64)}`, /^b{60}…$/],
  ] as const) {
    await field.fill(word);
    await expect(dialog.locator('s')).toHaveText(struck);
    const overflowPx = await dialog.evaluate((element) =>
      Math.max(
        // The live region is one pixel wide, and updated after a pause.
        ...[element, ...element.querySelectorAll(':not(input, [role=status])')].map(
          ({scrollWidth, clientWidth}) => (clientWidth > 0 ? scrollWidth - clientWidth : 0),
        ),
      ),
    );
    expect(overflowPx, `${word.length} letters`).toBeLessThanOrEqual(0);
  }
});

test('with forced colours the active result stands out', async ({page}) => {
  await page.emulateMedia({forcedColors: 'active'});
  const {field, options} = await openSearch(page, '/fr/getting-started/');
  await field.fill('mur');
  const active = options.and(page.locator('[aria-selected="true"]'));
  const other = options.and(page.locator('[aria-selected="false"]')).first();
  await expect(active).toHaveCSS('outline-style', 'solid');
  await expect(other).toHaveCSS('outline-style', 'none');
});

test('in a very low window the first result is visible from its title', async ({page}) => {
  await page.setViewportSize({width: 320, height: 256});
  const {field, dialog, options} = await openSearch(page, '/fr/');
  await field.fill('fenêtre');
  await expect(options.first()).toBeVisible();
  const list = dialog.getByRole('listbox');
  await list.hover();
  await page.mouse.wheel(0, 400);
  await expect.poll(() => list.evaluate(({scrollTop}) => scrollTop)).toBeGreaterThan(0);
  await field.fill('mot de passe');
  await expect(options.first()).toContainText('mot de passe');
  await expect
    .poll(async () => {
      const [box, first] = [await list.boundingBox(), await options.first().boundingBox()];
      return (first?.y ?? 0) >= (box?.y ?? 0);
    })
    .toBe(true);
});
