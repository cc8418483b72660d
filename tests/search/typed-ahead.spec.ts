import type {Page} from '@playwright/test';
import {holdBack} from '../holdBack';
import {expect, test} from '../keptPage';
import {openLive, waitUntilLive} from '../shell/openLive';
import {searchUi} from './openSearch';

const scripts = /\/assets\/js\//;

const trigger = (page: Page) => page.getByRole('button', {name: 'Rechercher', exact: true});

/** The keys whose default the page prevented. */
async function watchKeys(page: Page): Promise<() => Promise<string[]>> {
  await page.addInitScript(() => {
    const pressed: KeyboardEvent[] = [];
    window.addEventListener('keydown', (event) => pressed.push(event), true);
    Object.assign(window, {pressed});
  });
  return () =>
    page.evaluate(() => {
      const {pressed} = window as unknown as {pressed: readonly KeyboardEvent[]};
      return pressed.filter((event) => event.defaultPrevented).map(({key}) => key);
    });
}

test('holding the key that opens the search types nothing', async ({page}) => {
  await openLive(page, '/fr/faq/');
  await page.keyboard.down('/');
  const field = page.getByRole('dialog').getByRole('combobox');
  await expect(field).toBeFocused();
  await page.keyboard.down('/');
  await page.keyboard.down('/');
  await page.keyboard.up('/');
  await expect(field).toHaveValue('');
  await page.keyboard.press('/');
  await expect(field).toHaveValue('/');
});

test('a letter typed as the field appears comes after those typed ahead', async ({page}) => {
  // A fast typist on a slow phone: the next letter arrives with the focus.
  await page.addInitScript(() => {
    const {focus} = HTMLInputElement.prototype;
    let isFirst = true;
    HTMLInputElement.prototype.focus = function focusAndType(options) {
      focus.call(this, options);
      if (isFirst && this.role === 'combobox') {
        isFirst = false;
        queueMicrotask(() => document.execCommand('insertText', false, 's'));
      }
    };
  });
  await openLive(page, '/fr/account/');
  const release = await holdBack(page, scripts);
  await page.keyboard.press('Control+k');
  await page.keyboard.type('mur');
  release();
  await expect(searchUi(page).field).toHaveValue('murs');
});

test('letters typed during hydration keep their order', async ({page}) => {
  // One more letter at each step of replaying the kept ones.
  await page.addInitScript(() => {
    new MutationObserver((_, observer) => {
      if (document.documentElement.dataset.hasHydrated !== 'true') return;
      observer.disconnect();
      const type = (key: string) =>
        document.body.dispatchEvent(
          new KeyboardEvent('keydown', {key, bubbles: true, cancelable: true}),
        );
      type('d');
      setTimeout(() => type('e'), 0);
      setTimeout(() => setTimeout(() => type('f'), 0), 0);
    }).observe(document, {subtree: true, attributes: true, attributeFilter: ['data-has-hydrated']});
  });
  const release = await holdBack(page, scripts);
  await page.goto('/fr/account/');
  await trigger(page).click();
  await page.keyboard.type('abc');
  release();
  await waitUntilLive(page);
  await expect(searchUi(page).field).toHaveValue('abcdef');
});

for (const isLive of [true, false]) {
  test.describe(isLive ? 'while the search is on its way' : 'before the page lives', () => {
    /** Opens a page with the search held back; the result lets it load. */
    const openHeldBack = async (page: Page): Promise<() => void> => {
      const release = isLive ? undefined : await holdBack(page, scripts);
      await page.goto('/fr/account/');
      if (release) return release;
      await waitUntilLive(page);
      return holdBack(page, scripts);
    };

    test('what is typed is in its field', async ({page}) => {
      const release = await openHeldBack(page);
      await page.keyboard.press('Control+k');
      await page.keyboard.type('plan au 1/100');
      const {field} = searchUi(page);
      await expect(field).toHaveCount(0);
      const bar = page.getByRole('progressbar', {name: 'Chargement en cours'});
      await expect(isLive ? bar : trigger(page).and(page.locator('[aria-busy]'))).toBeVisible();
      release();
      await expect(field).toHaveValue('plan au 1/100');
      await expect(bar).toHaveCount(0);
      await page.keyboard.type('e');
      await expect(field).toHaveValue('plan au 1/100e');
      await expect(page.getByRole('option').first()).toBeVisible();
    });

    test('Backspace deletes a letter, Enter on its button does not', async ({page}) => {
      const release = await openHeldBack(page);
      await trigger(page).press('Enter');
      await page.keyboard.press('Backspace');
      await page.keyboard.type('murx');
      await page.keyboard.press('Backspace');
      await page.keyboard.press('Enter');
      await page.keyboard.type('s');
      release();
      await expect(searchUi(page).field).toHaveValue('murs');
      await expect(trigger(page)).not.toHaveAttribute('aria-busy');
    });

    test('Enter after text opens the first result', async ({page}) => {
      const release = await openHeldBack(page);
      // As on macOS.
      await page.keyboard.press('Meta+k');
      await page.keyboard.type('tremie');
      await page.keyboard.press('Enter');
      release();
      await expect(page).toHaveURL(/floors-and-stairwells/);
    });

    test('Escape cancels it, and discards the text', async ({page}) => {
      const taken = await watchKeys(page);
      const release = await openHeldBack(page);
      await page.keyboard.press('Control+k');
      await page.keyboard.type('mur');
      await page.keyboard.press('Escape');
      await page.keyboard.type('a');
      expect(await taken()).toEqual(['k', 'm', 'u', 'r', 'Escape']);
      release();
      await waitUntilLive(page);
      await trigger(page).click();
      await expect(searchUi(page).field).toHaveValue('');
    });

    test('after Escape it starts empty, and pressing the search again keeps the new text', async ({
      page,
    }) => {
      const release = await openHeldBack(page);
      await page.keyboard.press('Control+k');
      await page.keyboard.type('mur');
      await page.keyboard.press('Escape');
      await page.keyboard.press('Control+k');
      await page.keyboard.type('to');
      await page.keyboard.press('Control+k');
      await page.keyboard.type('it');
      release();
      await expect(searchUi(page).field).toHaveValue('toit');
    });

    test('a key held down counts once', async ({page}) => {
      const release = await openHeldBack(page);
      for (let count = 0; count < 3; count += 1) await page.keyboard.down('/');
      await page.keyboard.up('/');
      await page.keyboard.type('m');
      release();
      await expect(searchUi(page).field).toHaveValue('m');
    });

    test('a disabled / key, or another shortcut with K, captures no letters', async ({page}) => {
      await page.addInitScript(() => localStorage.setItem('search.slash-key', 'off'));
      const taken = await watchKeys(page);
      await openHeldBack(page);
      await page.keyboard.press('/');
      await page.keyboard.press('Control+Shift+K');
      await page.keyboard.press('Control+Alt+k');
      await page.keyboard.type('a');
      expect(await taken()).toEqual([]);
      await page.keyboard.press('Control+k');
      await page.keyboard.type('a');
      expect(await taken()).toEqual(['k', 'a']);
    });
  });
}

test('where it cannot load, the search page gets the whole text', async ({page, watch}) => {
  watch.allow(/ERR_FAILED|Failed to load resource|ChunkLoadError/);
  await openLive(page, '/fr/account/');
  const fail = await holdBack(page, scripts, (route) => route.abort());
  await page.keyboard.press('Control+k');
  await page.keyboard.type('mur porteur');
  fail();
  await expect(page).toHaveURL(/\/fr\/search\?q=mur\+porteur$/);
});
