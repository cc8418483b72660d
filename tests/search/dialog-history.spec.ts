import {brand} from '../../src/site';
import {saveData} from '../connection';
import {bootScripts, isPageChunk} from '../faults/article';
import {holdBack} from '../holdBack';
import {expect, test} from '../keptPage';
import {test as alone} from '../quietPage';
import {openLive, waitUntilLive} from '../shell/openLive';
import {openSearch, searchUi} from './openSearch';

alone('Back closes it on the first page of a visit too', async ({page}) => {
  await page.goto('/faq/');
  const {dialog, field} = await openSearch(page, '/fr/account/');
  await field.fill('escalier');
  await expect(dialog.getByRole('option').first()).toBeVisible();
  await page.goBack();
  await expect(dialog).toHaveCount(0);
  await expect(page).toHaveURL('/fr/account/');
  await page.goBack();
  await expect(page).toHaveURL('/faq/');
});

alone('a second search with the same target adds no history entry', async ({page}) => {
  const first = await openSearch(page, '/fr/account/');
  const find = async ({dialog, field}: typeof first, query: string) => {
    await field.fill(query);
    await expect(dialog.getByRole('option').first()).toBeVisible();
    await page.keyboard.press('Enter');
    await expect(dialog).toHaveCount(0);
    await expect(page).toHaveURL('/fr/getting-started/customize-wall-style#skirting-and-cornices');
  };
  await find(first, 'plinthe');
  await page.keyboard.press('Control+k');
  const again = searchUi(page);
  await expect(again.field).toBeFocused();
  await find(again, 'corniche');
  await page.goBack();
  await expect(page).toHaveURL('/fr/account/');
});

alone('Back leaves the page in one step although its URL was replaced since', async ({page}) => {
  await page.goto('/faq/');
  await openSearch(page, '/fr/search');
  await page.keyboard.press('Escape');
  const field = page.getByRole('main').getByRole('searchbox');
  await field.fill('trémie');
  await expect(page).toHaveURL(/q=tr/);
  await page.reload();
  await waitUntilLive(page);
  await page.goBack();
  await expect(page).toHaveURL('/faq/');
  await page.goForward();
  await expect(field).toHaveValue('trémie');
});

alone('a page is unchanged where Back cannot leave it', async ({page}) => {
  await openLive(page, '/fr/');
  const opened = page.waitForEvent('popup');
  await page.evaluate(() => void window.open('/fr/features/shortcuts'));
  const tab = await opened;
  await waitUntilLive(tab);
  await tab.keyboard.press('Control+k');
  await expect(searchUi(tab).field).toBeFocused();
  await tab.keyboard.press('Escape');
  const mac = tab.getByRole('radio', {name: 'macOS'});
  await mac.check();
  await expect(tab).toHaveURL(/os=mac/);
  await tab.evaluate(() => window.history.back());
  const place = () =>
    tab.evaluate(
      () =>
        (window as unknown as {navigation: {currentEntry: {index: number}}}).navigation.currentEntry
          .index,
    );
  await expect.poll(place).toBe(0);
  await expect(tab).toHaveURL(/os=mac/);
  await expect(mac).toBeChecked();
});

test('the dialog and its text survive navigation to a page of another layout', async ({
  page,
  request,
}) => {
  // Turns prefetching off, so that the next page can be held back.
  await saveData(page);
  const {dialog, field} = await openSearch(page, '/fr/search?q=terrasse');
  await page.keyboard.press('Escape');
  const release = await holdBack(page, isPageChunk(await bootScripts(request)));
  await page.getByRole('heading', {level: 2}).first().getByRole('link').click();
  await expect(page).toHaveURL(/gardens-and-terraces$/);
  await page.keyboard.press('Control+k');
  await field.fill('tremie');
  release();
  await expect(page.locator('h1')).toHaveText('Aménager un jardin ou une terrasse');
  await expect(field).toHaveValue('tremie');
  await expect(field).toBeFocused();
  await expect(dialog.getByRole('option').first()).toHaveAccessibleName(/trémies/);
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await page.getByRole('link', {name: brand.name}).click();
  await expect(page).toHaveURL(/\/fr\/$/);
  await expect(page.locator('h1')).toHaveText('Centre d’aide');
  await expect(dialog).toHaveCount(0);
});

alone('Back returns the focus to what opened it, at an anchor too', async ({page}) => {
  await openLive(page, '/fr/getting-started/draw-walls-and-rooms#snapping');
  const button = page.getByRole('button', {name: 'Rechercher', exact: true});
  await button.click();
  await expect(searchUi(page).field).toBeFocused();
  // The step and its reversal: only then does the browser scroll to the anchor.
  const isBackAgain = page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        const {navigation} = window as unknown as {readonly navigation: EventTarget};
        let steps = 0;
        navigation.addEventListener('currententrychange', () => {
          steps += 1;
          if (steps === 2) requestAnimationFrame(() => requestAnimationFrame(() => resolve()));
        });
      }),
  );
  await page.goBack();
  await isBackAgain;
  await expect(searchUi(page).dialog).toHaveCount(0);
  await expect(button).toBeFocused();
});

alone('the browser’s Back closes it and stays on the page', async ({page}) => {
  await openLive(page, '/fr/');
  await page.getByRole('link', {name: 'Raccourcis'}).first().click();
  await expect(page).toHaveURL(/shortcuts/);
  await page.keyboard.press('Control+k');
  await expect(searchUi(page).field).toBeFocused();
  await page.goBack();
  await expect(searchUi(page).dialog).toHaveCount(0);
  await expect(page).toHaveURL(/shortcuts/);
  await page.goBack();
  await expect(page).toHaveURL(/\/fr\/$/);
  await expect(page.getByRole('heading', {level: 1, name: 'Centre d’aide'})).toBeVisible();
});
