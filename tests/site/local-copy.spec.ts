import {mkdtempSync, rmSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {pathToFileURL} from 'node:url';
import {writeLocalCopy} from '../../scripts/branch/writeLocalCopy';
import {expect, test} from '../quietPage';

let folder = '';

test.beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'local-copy-'));
  writeLocalCopy(join(__dirname, '../../build'), folder);
});

test.afterAll(() => rmSync(folder, {recursive: true, force: true}));

test('the copy of a branch opens from a disk: pages, languages, pictures and styles', async ({
  page,
}) => {
  const failed: string[] = [];
  page.on('requestfailed', (request) => failed.push(request.url()));
  await page.goto(String(pathToFileURL(join(folder, 'fr/index.html'))));
  await page.getByRole('main').getByRole('link', {name: 'Démarrer votre projet'}).first().click();
  await expect(page.getByRole('heading', {level: 1})).toHaveText('Démarrer votre projet');
  await expect(page.locator('html')).toHaveCSS('background-color', 'rgb(252, 251, 248)');
  await page.getByRole('main').getByRole('link', {name: 'Dessiner les murs'}).first().click();
  await expect(page.getByRole('figure').first()).toBeVisible();
  await page.getByRole('button', {name: 'Langues Français'}).focus();
  await page.getByRole('link', {name: 'English', exact: true}).click();
  await expect(page.getByRole('heading', {level: 1})).toHaveText('Draw walls and rooms');
  expect(failed).toEqual([]);
});

test('on a phone the copy has its table of contents below the page', async ({page}) => {
  await page.setViewportSize({width: 390, height: 844});
  await page.goto(String(pathToFileURL(join(folder, 'fr/faq/index.html'))));
  await expect(page.getByRole('link', {name: 'Jardins et terrasses'})).toBeVisible();
});
