import {expect, test} from '../keptPage';
import {openTools, row} from './shortcutsPage';

test('a shortcut is found by pressing it, and Tab leaves the field', async ({page}) => {
  await openTools(page);
  const field = page.getByLabel('Ou rechercher avec les touches');
  await field.click();
  await page.keyboard.press('Control+z');
  await expect(field).toHaveValue(/^Ctrl\s\+\sZ$/);
  await expect(page.getByRole('status').getByText('Annuler la dernière action')).toBeVisible();
  await expect(row(page, 'undo')).toBeVisible();
  await expect(row(page, 'redo')).toBeHidden();
  await page.keyboard.press('Meta+d');
  await expect(page.getByText(/macOS\s: Dupliquer/)).toBeVisible();
  await page.keyboard.press('Alt');
  await expect(page.getByRole('status').getByText(/Suspendre le magnétisme/)).toBeVisible();
  await page.keyboard.press('Control+k');
  await expect(page.getByText(/Aucun raccourci du logiciel n’utilise Ctrl\s\+\sK/)).toBeVisible();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await page.keyboard.press('Tab');
  await expect(field).not.toBeFocused();
});

test('keys that are only part of shortcuts list those shortcuts', async ({page}) => {
  await openTools(page);
  await page.getByLabel('Ou rechercher avec les touches').click();
  const top = await page.evaluate(() => window.scrollY);
  await page.keyboard.press('Space');
  await expect(page.getByRole('status').getByText(/^1 raccourci contient Espace, /)).toBeVisible();
  await expect(row(page, 'pan')).toBeVisible();
  await expect(row(page, 'undo')).toBeHidden();
  expect(await page.evaluate(() => window.scrollY)).toBe(top);
  await page.keyboard.press('Shift');
  await expect(page.getByRole('status').getByText(/^4 raccourcis contiennent Maj, /)).toBeVisible();
  await expect(row(page, 'redo')).toBeVisible();
  await expect(row(page, 'pan')).toBeHidden();
  await page.keyboard.press('Control');
  await expect(row(page, 'undo')).toBeVisible();
  await expect(row(page, 'nudge')).toBeHidden();
  await page.keyboard.press('Meta+Shift');
  await expect(page.getByText(/^macOS\s: 2 raccourcis contiennent Cmd\s\+\sMaj, /)).toBeVisible();
  await page.keyboard.press('CapsLock');
  await expect(page.getByText('Aucun raccourci du logiciel n’utilise Verr Maj.')).toBeVisible();
  await expect(row(page, 'pan')).toBeVisible();
});

test('held keys are looked up, and do nothing else', async ({page}) => {
  await openTools(page);
  await page.getByLabel('Ou rechercher avec les touches').click();
  const top = await page.evaluate(() => window.scrollY);
  for (const key of ['Space', '/']) {
    await page.keyboard.down(key);
    await page.keyboard.down(key);
    await page.keyboard.up(key);
  }
  await expect(page.getByText(/Aucun raccourci du logiciel n’utilise /)).toBeVisible();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  expect(await page.evaluate(() => window.scrollY)).toBe(top);
});

test('keys that would scroll the page are looked up, by their labels', async ({page}) => {
  await openTools(page);
  const field = page.getByLabel('Ou rechercher avec les touches');
  await field.click();
  const top = await page.evaluate(() => window.scrollY);
  for (const [key, printed] of [
    ['PageDown', 'Page suiv'],
    ['End', 'Fin'],
    ['PageUp', 'Page préc'],
    ['Home', 'Origine'],
    ['ContextMenu', 'Menu'],
    ['MediaPlayPause', 'cette touche'],
  ] as const) {
    await page.keyboard.press(key);
    await expect(
      page.getByText(`Aucun raccourci du logiciel n’utilise ${printed}.`, {exact: true}).first(),
    ).toBeVisible();
  }
  expect(await page.evaluate(() => window.scrollY)).toBe(top);
});

test('partial shortcuts are explained in English too', async ({page}) => {
  await openTools(page, '/features/shortcuts');
  await page.getByLabel('Or press the keys here').click();
  await page.keyboard.press('Space');
  const answer = '1 shortcut contains Space, together with another key or a gesture.';
  await expect(page.getByRole('status').getByText(answer)).toBeVisible();
  await page.keyboard.press('Shift');
  await expect(page.getByRole('status').getByText(/^4 shortcuts contain Shift, /)).toBeVisible();
});

test('Tab and Shift + Tab pass through the field of keys and keep what was found', async ({
  page,
}) => {
  await openTools(page);
  const field = page.getByLabel('Ou rechercher avec les touches');
  await page.getByLabel('Filtrer la liste').fill('zoom');
  for (const keys of ['Tab', 'Tab', 'Shift+Tab', 'Shift+Tab']) await page.keyboard.press(keys);
  await expect(page.getByLabel('Filtrer la liste')).toBeFocused();
  await expect(page.getByLabel('Filtrer la liste')).toHaveValue('zoom');
  await expect(page.getByText('2 raccourcis', {exact: true}).first()).toBeVisible();
  await expect(row(page, 'zoomKeys')).toBeVisible();
  await expect(field).toHaveValue('');
});
