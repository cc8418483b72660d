import {expect, test} from '../keptPage';
import {refuseStorage} from '../poorStorage';
import {openLive} from '../shell/openLive';
import {openSearch, searchUi} from './openSearch';

test('Control+k, Meta+k and / open it with the focus in its field', async ({page}) => {
  await openLive(page, '/fr/');
  for (const key of ['Control+k', 'Meta+k', '/']) {
    await page.keyboard.press(key);
    await expect(searchUi(page).field, key).toBeFocused();
    await expect(searchUi(page).field, key).toHaveValue('');
    await page.keyboard.press('Escape');
    await expect(searchUi(page).dialog).toHaveCount(0);
  }
});

test('Ctrl or Cmd with / is left to the browser, with Shift too, as on French keyboards', async ({
  page,
}) => {
  await openLive(page, '/fr/');
  for (const keys of [{ctrlKey: true}, {metaKey: true}]) {
    for (const shiftKey of [false, true]) {
      const isLeft = await page.evaluate(
        (init) => document.body.dispatchEvent(new KeyboardEvent('keydown', init)),
        {...keys, shiftKey, key: '/', bubbles: true, cancelable: true},
      );
      expect(isLeft, JSON.stringify({...keys, shiftKey})).toBe(true);
    }
  }
  await expect(searchUi(page).dialog).toHaveCount(0);
});

test('the key / can be switched off, here and for the next visit, and on again', async ({page}) => {
  const {dialog, field} = await openSearch(page, '/fr/account/');
  const slashKey = dialog.getByRole('checkbox', {name: 'avec la touche /'});
  await slashKey.uncheck();
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await page.keyboard.press('/');
  await expect(dialog).toHaveCount(0);
  await openSearch(page, '/fr/account/');
  await expect(slashKey).not.toBeChecked();
  await slashKey.check();
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await page.keyboard.press('/');
  await expect(field).toBeFocused();
});

test('the key / also opens it from non-text controls', async ({page}) => {
  await openLive(page, '/fr/getting-started/draw-walls-and-rooms');
  await page.locator('#outer-walls-step-1').getByRole('checkbox').check();
  await page.keyboard.press('/');
  await expect(searchUi(page).field).toBeFocused();
});

test('the key / pressed as soon as the dialog has closed opens it again', async ({page}) => {
  const {dialog, field} = await openSearch(page, '/fr/account/');
  await dialog.getByRole('checkbox', {name: 'avec la touche /'}).focus();
  // Both within one frame: until then the focus is in the closed dialog.
  await dialog.evaluate((element: HTMLDialogElement) => {
    element.close();
    document.activeElement?.dispatchEvent(new KeyboardEvent('keydown', {key: '/', bubbles: true}));
  });
  await expect(field).toBeFocused();
});

test('where storage is refused, the key / stays off until the page is left', async ({
  page,
  watch,
}) => {
  watch.allow(/Preferences cannot be kept/);
  await refuseStorage(page);
  const {dialog} = await openSearch(page, '/fr/account/');
  await dialog.getByRole('checkbox', {name: 'avec la touche /'}).uncheck();
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await page.keyboard.press('/');
  await expect(dialog).toHaveCount(0);
});

test.describe('on a device that is only touched', () => {
  test.use({viewport: {width: 390, height: 844}, isMobile: true, hasTouch: true});

  test('there is no key / and nothing about it', async ({page}) => {
    const {dialog} = await openSearch(page, '/fr/account/');
    await expect(dialog.getByText('Par exemple')).toBeVisible();
    await expect(dialog.getByRole('checkbox')).toHaveCount(0);
    await page.keyboard.press('Escape');
    await expect(dialog).toHaveCount(0);
    await page.keyboard.press('/');
    await expect(dialog).toHaveCount(0);
  });
});
