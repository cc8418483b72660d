import type {Page} from '@playwright/test';
import {expect, test} from '../keptPage';
import {test as alone} from '../quietPage';
import {openLive} from '../shell/openLive';
import {openSearch, searchUi} from './openSearch';

test('the focus returns to the section that had it', async ({page}) => {
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

test('the focus returns to its button where presses do not focus buttons, as in Safari', async ({
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

test('the focus goes to the search button when its former element is hidden', async ({page}) => {
  await page.setViewportSize({width: 844, height: 390});
  await openLive(page, '/fr/getting-started/');
  await page.getByRole('button', {name: 'Ouvrir/fermer la barre de navigation'}).focus();
  await page.keyboard.press('Control+k');
  await expect(searchUi(page).field).toBeFocused();
  await page.setViewportSize({width: 1280, height: 800});
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', {name: 'Rechercher', exact: true})).toBeFocused();
});

const closings = {
  Escape: (page: Page) => page.keyboard.press('Escape'),
  Back: (page: Page) => page.goBack(),
  'its button': (page: Page) => page.getByRole('button', {name: 'Fermer', exact: true}).click(),
};

for (const [name, close] of Object.entries(closings)) {
  alone(`the focus returns to the term whose note was open, closed by ${name}`, async ({page}) => {
    // The term is immediately at the focused position.
    await page.emulateMedia({reducedMotion: 'reduce'});
    await openLive(page, '/fr/getting-started/draw-walls-and-rooms');
    const word = page
      .getByRole('article')
      .getByRole('link', {name: 'cloison', exact: true})
      .first();
    await word.press('Enter');
    await expect(page.getByRole('dialog', {name: 'cloison'})).toBeFocused();
    await page.keyboard.press('Control+k');
    const {dialog, field} = searchUi(page);
    await expect(field).toBeFocused();
    await close(page);
    await expect(dialog).toBeHidden();
    await expect(word).toBeFocused();
  });
}

alone('a note that Safari closes silently behind the search opens again', async ({page}) => {
  await page.emulateMedia({reducedMotion: 'reduce'});
  await page.addInitScript(() => {
    const hush = (event: ToggleEvent): void => {
      if (event.newState === 'closed' && document.querySelector(':modal')) {
        event.stopImmediatePropagation();
      }
    };
    document.addEventListener('toggle', hush as EventListener, true);
  });
  await openLive(page, '/fr/getting-started/draw-walls-and-rooms');
  const word = page.getByRole('article').getByRole('link', {name: 'cloison', exact: true}).first();
  const note = page.getByRole('dialog', {name: 'cloison'});
  await word.click();
  await expect(note).toBeFocused();
  await page.keyboard.press('Control+k');
  const {dialog, field} = searchUi(page);
  await expect(field).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(word).toHaveAttribute('aria-expanded', 'false');
  await word.click();
  await expect(note).toBeVisible();
});

test('the focus returns to the button whose menu was open', async ({page}) => {
  await page.setViewportSize({width: 1280, height: 800});
  await openLive(page, '/fr/faq/');
  const button = page.getByRole('button', {name: 'Langues Français'});
  await button.press('Enter');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', {name: 'English', exact: true})).toBeFocused();
  await page.keyboard.press('Control+k');
  await expect(searchUi(page).field).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(button).toBeFocused();
});

test('a section of the page being read takes the focus', async ({page}) => {
  const {field, options} = await openSearch(page, '/fr/getting-started/draw-walls-and-rooms');
  await field.fill('tracer les murs extérieurs');
  const section = options.filter({hasText: 'Tracer les murs extérieurs'}).last();
  await section.click();
  await expect(page).toHaveURL(/#outer-walls$/);
  await expect(page.locator('#outer-walls')).toBeFocused();
});
