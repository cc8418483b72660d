import type {Locator} from '@playwright/test';
import {holdBack} from '../holdBack';
import {expect} from '../keptPage';
import {test as alone} from '../quietPage';
import {openSearch, searchUi} from './openSearch';

const wallsPage = /\/fr\/getting-started\/draw-walls-and-rooms/;

alone('results are links, so that they can open in a new tab', async ({page, context}) => {
  const {field, options} = await openSearch(page, '/fr/');
  await field.fill('cloison');
  await expect(options.first()).toHaveAttribute('href', wallsPage);
  const opened = context.waitForEvent('page');
  await options.first().click({modifiers: ['ControlOrMeta']});
  const tab = await opened;
  expect(tab.url()).toMatch(wallsPage);
  await expect(tab.locator('html[data-search-marks]')).toBeAttached();
  expect(await page.evaluate(() => localStorage.getItem('search.marks'))).toBeNull();
  await expect(page).toHaveURL(/\/fr\/$/);
  await expect(field, 'the keys still move through the results').toBeFocused();
  await field.fill('');
  await expect(searchUi(page).dialog.getByRole('button', {name: 'cloison'})).toBeVisible();
  await expect(searchUi(page).dialog.getByText('Pages ouvertes récemment')).toBeVisible();
});

alone(
  'Ctrl or Cmd + Enter opens a new tab, even before the results arrive',
  async ({page, context}) => {
    const release = await holdBack(page, /assets\/search\//);
    const {field, dialog} = await openSearch(page, '/fr/');
    await field.fill('cloison');
    const opened = context.waitForEvent('page');
    await page.keyboard.press('ControlOrMeta+Enter');
    release();
    expect((await opened).url()).toMatch(wallsPage);
    await expect(dialog).toBeVisible();
    await expect(page).toHaveURL(/\/fr\/$/);
  },
);

alone(
  'results stay while a recent or a suggested page opens in a new tab',
  async ({page, context}) => {
    const {field, dialog} = await openSearch(page, '/fr/');
    await field.fill('tremie');
    await expect(searchUi(page).options.first()).toBeVisible();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/floors-and-stairwells/);
    await openSearch(page, '/fr/');
    const elsewhere = async (link: Locator): Promise<void> => {
      const opened = context.waitForEvent('page');
      await link.click({modifiers: ['ControlOrMeta']});
      await opened;
      await expect(dialog).toBeVisible();
    };
    await elsewhere(dialog.getByRole('link', {name: /Créer des étages/}));
    await field.fill('xqzvwk blorptz');
    await elsewhere(dialog.getByRole('listitem').getByRole('link').first());
    await expect(page).toHaveURL(/\/fr\/$/);
  },
);
