import {saveData} from '../connection';
import {bootScripts, isPageChunk} from '../faults/article';
import {holdBack} from '../holdBack';
import {expect, test} from '../keptPage';
import {openTools, path, row} from './shortcutsPage';

test('the list shows the keys of the system that the link names', async ({page}) => {
  await openTools(page, `${path}?os=mac`);
  await expect(page.getByRole('radio', {name: 'macOS'})).toBeChecked();
  await expect(row(page, 'undo').getByText('Cmd')).toBeVisible();
  await expect(row(page, 'undo').getByText('Ctrl')).toBeHidden();
});

test('the choice of the system is remembered and goes into the address', async ({page}) => {
  await openTools(page);
  await expect(page.getByRole('radio', {name: 'Windows, Linux'})).toBeChecked();
  await page.getByRole('radio', {name: 'macOS'}).check();
  await expect(page).toHaveURL(/\?os=mac$/);
  await openTools(page);
  await expect(page.getByRole('radio', {name: 'macOS'})).toBeChecked();
  await page.getByRole('radio', {name: 'macOS'}).press('ArrowRight');
  await expect(row(page, 'undo').getByText('Ctrl')).toBeVisible();
  await expect(row(page, 'undo').getByText('Cmd')).toBeVisible();
  await expect(page).toHaveURL(/\?os=both$/);
  await openTools(page);
  await expect(page.getByRole('radio', {name: 'Les deux'})).toBeChecked();
});

test('choosing a system does not cancel a page that is loading', async ({page, request}) => {
  await saveData(page);
  await openTools(page);
  const release = await holdBack(page, isPageChunk(await bootScripts(request)));
  await page.getByRole('link', {name: 'Étages et trémies'}).first().click();
  await expect(page).toHaveURL(/floors-and-stairwells$/);
  await page.getByRole('radio', {name: 'macOS'}).check();
  await expect(row(page, 'undo').getByText('Cmd')).toBeVisible();
  release();
  await expect(page.getByRole('heading', {level: 1})).toHaveText(/étages/i);
  await expect(page).toHaveURL(/floors-and-stairwells$/);
});

test('a link may show the keys of both systems', async ({page}) => {
  await openTools(page, `${path}?os=both`);
  await expect(page.getByRole('radio', {name: 'Les deux'})).toBeChecked();
});

test('the list follows the reader’s keyboard layout', async ({page}) => {
  await openTools(page);
  await page.getByRole('radio', {name: 'AZERTY'}).check();
  await expect(row(page, 'walkAzerty')).toBeVisible();
  await expect(row(page, 'walkQwerty')).toBeHidden();
  await openTools(page);
  await expect(page.getByRole('radio', {name: 'AZERTY'})).toBeChecked();
  await page.getByRole('radio', {name: 'QWERTY'}).check();
  await page.getByLabel('Filtrer la liste').fill('flèche');
  await expect(row(page, 'walkQwerty')).toBeVisible();
  await expect(row(page, 'walkAzerty')).toBeHidden();
});
