import {expect, test} from '../quietPage';

test.use({javaScriptEnabled: false});

test('an article reads in full without scripts', async ({page}) => {
  await page.goto('/fr/getting-started/draw-walls-and-rooms');
  await expect(page.getByRole('heading', {level: 1})).toHaveText('Dessiner les murs et les pièces');
  await expect(page.getByRole('row', {name: /ne se ferme pas/}).first()).toBeVisible();
  await page
    .getByRole('main')
    .getByRole('link', {name: /plan de fond/i})
    .first()
    .click();
  await expect(page).toHaveURL(/background-plans/);
});

test('browser settings are all readable without scripts', async ({page}) => {
  await page.goto('/fr/faq/webgl-issues');
  await expect(page.getByText('chrome://settings/system').first()).toBeVisible();
  await expect(page.getByText('about:support').first()).toBeVisible();
});
