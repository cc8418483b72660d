import {allOf} from '../allOf';
import {holdBack} from '../holdBack';
import {expect, test} from '../keptPage';
import {versionsButton} from '../versionsButton';
import {openSearch} from './openSearch';

test('readers of a version find that version only', async ({page}) => {
  const {field, options} = await openSearch(page, '/fr/2024/');
  await field.fill('mur');
  for (const link of await allOf(options)) {
    await expect(link).toHaveAttribute('href', /^\/fr\/2024\//);
  }
  const current = await openSearch(page, '/fr/');
  await current.field.fill('mur');
  for (const link of await allOf(current.options)) {
    await expect(link).not.toHaveAttribute('href', /2024/);
  }
});

test('results of one version are not shown for another', async ({page}) => {
  const release = await holdBack(page, /assets\/search\/2024/);
  const {field, dialog, options} = await openSearch(page, '/fr/getting-started/');
  await field.fill('terrasse');
  await expect(options.first()).toBeVisible();
  await page.keyboard.press('Escape');
  await page.getByRole('button', {name: versionsButton}).click();
  await page.getByRole('link', {name: '2024', exact: true}).click();
  await expect(page).toHaveURL(/\/fr\/2024\//);
  await page.keyboard.press('Control+k');
  await expect(field).toHaveValue('terrasse');
  await expect(options).toHaveCount(0);
  await field.fill('mur');
  release();
  await expect(options.first()).toHaveAttribute('href', /^\/fr\/2024\//);
  await expect(dialog.locator('[role="option"]:not([href^="/fr/2024/"])')).toHaveCount(0);
});

test('recent pages are distinguished from those of the same name in another version', async ({
  page,
}) => {
  for (const path of ['/fr/2024/', '/fr/']) {
    const {field, options} = await openSearch(page, path);
    await field.fill('mot de passe');
    await expect(options.first()).toHaveAttribute('href', new RegExp(`^${path}account/`));
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(new RegExp(`${path}account/change-password`));
  }
  const {dialog} = await openSearch(page, '/fr/');
  const links = dialog.getByRole('link', {name: /^Changer votre mot de passe/});
  await expect(links).toHaveText([
    'Changer votre mot de passe',
    'Changer votre mot de passe (2024)',
  ]);
});

test('all results are those of the version being read', async ({page}) => {
  const {dialog, field, options} = await openSearch(page, '/fr/2024/faq/webgl-issues');
  await field.fill('mur');
  await expect(options.first()).toBeVisible();
  await dialog.getByRole('link', {name: 'Voir tous les résultats'}).click();
  await expect(page).toHaveURL('/fr/search?q=mur&version=2024');
  await expect(dialog).toHaveCount(0);
  await page.keyboard.press('Control+k');
  await field.fill('');
  await expect(dialog.getByRole('button', {name: 'mur', exact: true})).toBeVisible();
});
