import {expect, test} from '../keptPage';
import {openLive} from '../shell/openLive';
import {searchUi} from './openSearch';

test('the field of the home page opens it and passes on the text', async ({page}) => {
  await openLive(page, '/fr/');
  const home = page.getByRole('searchbox');
  await home.focus();
  await expect(searchUi(page).dialog).toHaveCount(0);
  await page.keyboard.type('m');
  await expect(searchUi(page).field).toBeFocused();
  await expect(searchUi(page).field).toHaveValue('m');
  await page.keyboard.press('Escape');
  await expect(home).toBeFocused();
  await expect(home).toHaveValue('');
  await page.keyboard.type('t');
  await expect(searchUi(page).field).toHaveValue('t');
  await page.keyboard.press('Escape');
  await expect(searchUi(page).dialog).toHaveCount(0);
  await home.click();
  await expect(searchUi(page).dialog).toBeVisible();
});

test('the field of the home page waits for the letter after a dead key', async ({page}) => {
  await openLive(page, '/fr/');
  const home = page.getByRole('searchbox');
  const {dialog, field} = searchUi(page);
  // From here on the dialog is loaded, and a letter opens it at once.
  await page.keyboard.press('Control+k');
  await expect(field).toBeFocused();
  await page.keyboard.press('Escape');
  await home.focus();
  const keyboard = await page.context().newCDPSession(page);
  await keyboard.send('Input.imeSetComposition', {text: '^', selectionStart: 1, selectionEnd: 1});
  await expect(home).toHaveValue('^');
  await expect(dialog).toHaveCount(0);
  await keyboard.send('Input.insertText', {text: 'ê'});
  await expect(field).toBeFocused();
  await page.keyboard.type('tre');
  await expect(field).toHaveValue('être');
});

test('the button of the home page opens it while its field is empty', async ({page}) => {
  await openLive(page, '/fr/');
  await page.getByRole('main').getByRole('button', {name: 'Rechercher'}).click();
  await expect(searchUi(page).field).toBeFocused();
  await expect(page).toHaveURL('/fr/');
});
