import {expect, test} from '../keptPage';
import {refuseStorage} from '../poorStorage';
import {faultsInUse} from './faultsInUse';
import {listenTo} from './listenTo';
import {openTools, path, row} from './shortcutsPage';

test('a shortcut is found by its text', async ({page}) => {
  await openTools(page);
  await page.getByLabel('Filtrer la liste').fill('retablir');
  await expect(row(page, 'redo')).toBeVisible();
  await expect(row(page, 'undo')).toBeHidden();
  await expect(page.getByText('1 raccourci', {exact: true}).first()).toBeVisible();
  await page.getByLabel('Filtrer la liste').fill('imprimante');
  await expect(page.getByText('Aucun raccourci ne contient ces mots.').first()).toBeVisible();
  await expect(page.locator('[data-system]').getByRole('columnheader')).toHaveCount(0);
  await page.getByRole('button', {name: 'Tout afficher'}).press('Enter');
  await expect(row(page, 'undo')).toBeVisible();
  await expect(page.getByLabel('Filtrer la liste')).toBeFocused();
});

test('the number of results is announced after a pause, not at each letter', async ({page}) => {
  await openTools(page);
  const heard = await Promise.all(
    (await page.locator('main [role=status]').all()).map((status) => listenTo(status)),
  );
  await page.getByLabel('Filtrer la liste').pressSequentially('annuler');
  const texts = async (): Promise<string[]> =>
    (await Promise.all(heard.map((hear) => hear()))).flat().filter(Boolean);
  await expect.poll(texts).toEqual(['1 raccourci']);
});

test('names of JavaScript internals find nothing, and break nothing', async ({page}) => {
  await openTools(page);
  await page.getByLabel('Filtrer la liste').fill('constructor');
  await expect(page.getByText('Aucun raccourci ne contient ces mots.').first()).toBeVisible();
});

test('the tools are in English on the English page', async ({page}) => {
  await openTools(page, '/features/shortcuts');
  await page.getByLabel('Filter the list').fill('shift');
  await expect(row(page, 'redo')).toBeVisible();
  await expect(row(page, 'undo')).toBeHidden();
});

test('the tools work when storage is refused', async ({page, watch}) => {
  watch.allow(/Preferences cannot be kept/);
  await refuseStorage(page);
  await openTools(page);
  await page.getByRole('radio', {name: 'macOS'}).check();
  await expect(row(page, 'undo').getByText('Cmd')).toBeVisible();
});

test('the tools in use have no accessibility fault', async ({page}) => {
  await openTools(page);
  await page.getByLabel('Filtrer la liste').fill('ctrl');
  expect(await faultsInUse(page, 'main')).toEqual([]);
});

test.describe('without scripts', () => {
  test.use({javaScriptEnabled: false});

  test('the list is complete and has no dead control', async ({page}) => {
    await page.goto(path);
    await expect(row(page, 'undo').getByText('Ctrl')).toBeVisible();
    await expect(row(page, 'undo').getByText('Cmd')).toBeVisible();
    const table = page.locator('#shortcut-undo').locator('xpath=ancestor::div[1]');
    await expect(table.locator('input, button')).toHaveCount(0);
  });
});
