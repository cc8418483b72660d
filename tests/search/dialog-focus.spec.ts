import {expect, test} from '../keptPage';
import {openLive} from '../shell/openLive';
import {openSearch, searchUi} from './openSearch';

test('the focus goes back to the section that had it', async ({page}) => {
  await openLive(page, '/fr/faq/');
  await page.getByRole('main').locator('a[href$="#delete-the-account"]').click();
  const section = page.locator('#delete-the-account');
  await expect(section).toBeFocused();
  await page.keyboard.press('Control+k');
  await expect(searchUi(page).field).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(section).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(section).not.toHaveAttribute('tabindex');
});

test('the focus goes back to its button where a press focuses none, as in Safari', async ({
  page,
}) => {
  await page.addInitScript(() => addEventListener('mousedown', (event) => event.preventDefault()));
  await openLive(page, '/fr/faq/');
  const button = page.getByRole('button', {name: 'Rechercher', exact: true});
  await button.click();
  const {dialog, field} = searchUi(page);
  await expect(field).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(button).toBeFocused();
});

test('the focus goes to the button of the search where what had it shows no more', async ({
  page,
}) => {
  await page.setViewportSize({width: 844, height: 390});
  await openLive(page, '/fr/getting-started/');
  await page.getByRole('button', {name: 'Ouvrir/fermer la barre de navigation'}).focus();
  await page.keyboard.press('Control+k');
  await expect(searchUi(page).field).toBeFocused();
  await page.setViewportSize({width: 1280, height: 800});
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', {name: 'Rechercher', exact: true})).toBeFocused();
});

test('a section of the page being read takes the focus', async ({page}) => {
  const {field, options} = await openSearch(page, '/fr/getting-started/draw-walls-and-rooms');
  await field.fill('tracer les murs extérieurs');
  const section = options.filter({hasText: 'Tracer les murs extérieurs'}).last();
  await section.click();
  await expect(page).toHaveURL(/#outer-walls$/);
  await expect(page.locator('#outer-walls')).toBeFocused();
});
