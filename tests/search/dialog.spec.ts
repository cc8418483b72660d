import type {Locator} from '@playwright/test';
import {brand} from '../../src/site';
import {allOf} from '../allOf';
import {saveData} from '../connection';
import {drawnTwice} from '../drawnTwice';
import {bootScripts, isPageChunk} from '../faults/article';
import {holdBack} from '../holdBack';
import {expect, test} from '../keptPage';
import {refuseStorage} from '../poorStorage';
import {test as alone} from '../quietPage';
import {openLive} from '../shell/openLive';
import {openSearch, searchUi} from './openSearch';

const wallsPage = /\/fr\/getting-started\/draw-walls-and-rooms/;

test.describe('opening and closing', () => {
  test('the button opens it, Escape closes it and gives the focus back', async ({page}) => {
    await openLive(page, '/fr/getting-started/');
    const button = page.getByRole('button', {name: 'Rechercher', exact: true});
    await button.click();
    const {field, dialog} = searchUi(page);
    await expect(field).toBeFocused();
    await page.keyboard.type('mur');
    await page.keyboard.press('Escape');
    await expect(dialog).toHaveCount(0);
    await expect(button).toBeFocused();
  });

  for (const key of ['Control+k', 'Meta+k', '/']) {
    test(`${key} opens it with the focus in its field`, async ({page}) => {
      await openLive(page, '/fr/');
      await page.keyboard.press(key);
      await expect(searchUi(page).field).toBeFocused();
      await expect(searchUi(page).field).toHaveValue('');
    });
  }

  test('Ctrl or Cmd and the key / stay with the browser, with Shift too, as French keyboards write it', async ({
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

  test('the page behind stays at its place, and as wide as it was', async ({page}) => {
    await openLive(page, '/fr/getting-started/draw-walls-and-rooms');
    await page.evaluate(() => window.scrollTo({top: 600, behavior: 'instant'}));
    const heading = page.getByRole('heading', {level: 1});
    const before = await heading.boundingBox();
    await page.keyboard.press('Control+k');
    const {field, dialog} = searchUi(page);
    await expect(field).toBeFocused();
    await page.mouse.move(20, 700);
    await page.mouse.wheel(0, 800);
    await page.keyboard.press('PageDown');
    // A wheel is answered in a frame of its own, if it is.
    await drawnTwice(page);
    expect(await heading.boundingBox()).toEqual(before);
    await page.keyboard.press('Escape');
    await expect(dialog).toHaveCount(0);
    expect(await heading.boundingBox()).toEqual(before);
    await expect(page.locator('body')).not.toHaveCSS('overflow', 'hidden');
    await page.mouse.move(640, 400);
    await page.mouse.wheel(0, 300);
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(900);
  });

  test('the key / can be switched off, here and for the next visit, and on again', async ({
    page,
  }) => {
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

  test('the key / pressed as soon as the dialog has closed opens it again', async ({page}) => {
    const {dialog, field} = await openSearch(page, '/fr/account/');
    await dialog.getByRole('checkbox', {name: 'avec la touche /'}).focus();
    // Both before the page is drawn: until then the focus stays in what is no longer there.
    await dialog.evaluate((element: HTMLDialogElement) => {
      element.close();
      document.activeElement?.dispatchEvent(
        new KeyboardEvent('keydown', {key: '/', bubbles: true}),
      );
    });
    await expect(field).toBeFocused();
  });

  test('where storage is refused, the key / stays off until the page goes', async ({
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

  test('the field of the home page opens it and hands over what is typed', async ({page}) => {
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

  test('the field of the home page keeps a dead key until its letter is there', async ({page}) => {
    await openLive(page, '/fr/');
    const home = page.getByRole('searchbox');
    const {dialog, field} = searchUi(page);
    // The dialog is there from here on, and a letter opens it at once.
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

  test('a press beside it closes it', async ({page}) => {
    const {dialog} = await openSearch(page, '/fr/getting-started/');
    await page.mouse.click(5, 5);
    await expect(dialog).toHaveCount(0);
  });

  for (const [speed, delay] of [
    ['fast', 0],
    ['slow', 600],
  ] as const) {
    test(`a ${speed} double press on the button leaves it open`, async ({page}) => {
      await openLive(page, '/fr/features/shortcuts');
      const button = page.getByRole('button', {name: 'Rechercher', exact: true});
      const box = await button.boundingBox();
      if (!box) {
        throw new Error('The button has no place on the page.');
      }
      // The second press meets the dialog once its code is there, so it is there before.
      await button.click();
      await expect(searchUi(page).field).toBeFocused();
      await page.keyboard.press('Escape');
      await expect(searchUi(page).dialog).toHaveCount(0);
      // By its place: a press of the locator insists that nothing covers the button.
      await page.mouse.dblclick(box.x + box.width / 2, box.y + box.height / 2, {delay});
      await expect(searchUi(page).field).toBeFocused();
      await page.keyboard.type('mur');
      await expect(searchUi(page).options.first()).toBeVisible();
    });
  }

  test('on a phone a double press on the button leaves it open, and Close closes it', async ({
    page,
  }) => {
    await page.setViewportSize({width: 390, height: 844});
    const {dialog, field} = await openSearch(page, '/fr/account/');
    const close = dialog.getByRole('button', {name: 'Fermer', exact: true});
    const covering = await close.boundingBox();
    await close.click();
    await expect(dialog).toHaveCount(0);
    const box = await page.getByRole('button', {name: 'Rechercher', exact: true}).boundingBox();
    if (!box || !covering) {
      throw new Error('The buttons have no place on the page.');
    }
    const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
    expect(x, 'Close lies under the finger').toBeGreaterThan(covering.x);
    expect(x, 'Close lies under the finger').toBeLessThan(covering.x + covering.width);
    await page.mouse.dblclick(x, y);
    await expect(field).toBeFocused();
    await page.keyboard.type('mur');
    await expect(field).toHaveValue('mur');
    await close.press('Enter');
    await expect(dialog).toHaveCount(0);
  });

  test('text selected out of its field leaves it open', async ({page}) => {
    const {field, dialog} = await openSearch(page, '/fr/getting-started/');
    await field.fill('mur');
    await field.hover();
    await page.mouse.down();
    await page.mouse.move(5, 300);
    await page.mouse.up();
    await page.keyboard.press('Control+a');
    await page.keyboard.type('terrasse');
    await expect(dialog).toBeVisible();
    await expect(field).toHaveValue('terrasse');
  });

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

  test('is there, with its words, on a page of another layout that comes while it is open', async ({
    page,
    request,
  }) => {
    // Nothing is fetched ahead then, so that the next page can be held back.
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

  alone('Back gives the focus back to what opened it, at an anchor too', async ({page}) => {
    await openLive(page, '/fr/getting-started/draw-walls-and-rooms#snapping');
    const button = page.getByRole('button', {name: 'Rechercher', exact: true});
    await button.click();
    await expect(searchUi(page).field).toBeFocused();
    // The step, and that it is taken back: only then the browser looks for the anchor.
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

test.describe('results', () => {
  test('arrows, Home and End choose; the field says which', async ({page}) => {
    const {field, options} = await openSearch(page, '/fr/account/');
    await field.fill('mot de passe');
    await expect(options.first()).toBeVisible();
    const chosen = async (): Promise<string | null> => {
      const id = await field.getAttribute('aria-activedescendant');
      await expect(page.locator(`[id="${id}"]`)).toHaveAttribute('aria-selected', 'true');
      return id;
    };
    await page.keyboard.press('Home');
    const first = await chosen();
    await page.keyboard.press('ArrowDown');
    expect(await chosen()).not.toBe(first);
    await page.keyboard.press('End');
    expect(await chosen()).toBe(await options.last().getAttribute('id'));
    await page.keyboard.press('ArrowDown');
    expect(await chosen()).toBe(first);
    await page.keyboard.press('ArrowUp');
    expect(await chosen()).toBe(await options.last().getAttribute('id'));
  });

  for (const [query, path] of [
    ['mur', '/fr/getting-started/draw-walls-and-rooms'],
    ['les murs', '/fr/getting-started/draw-walls-and-rooms'],
    ['sélection', '/fr/features/multi-select-tool'],
    ['ma pièce ne se ferme pas', '/fr/getting-started/draw-walls-and-rooms#room-does-not-close'],
  ] as const) {
    test(`Enter opens the page that one word names, the section that more words describe: ${query}`, async ({
      page,
    }) => {
      const {field, options} = await openSearch(page, '/fr/');
      await field.fill(query);
      await expect(options.first()).toBeVisible();
      await page.keyboard.press('Enter');
      await expect(page).toHaveURL(path);
    });
  }

  test('Enter at once opens what was typed, never an earlier answer', async ({page}) => {
    const {field} = await openSearch(page, '/fr/');
    await field.fill('terrasse');
    await expect(searchUi(page).options.first()).toBeVisible();
    await field.fill('');
    await page.keyboard.type('ma piece ne se ferme pas');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/draw-walls-and-rooms#room-does-not-close$/);
  });

  test('an index that is slow is waited for with a word', async ({page}) => {
    const release = await holdBack(page, /assets\/search\//);
    const {field, dialog} = await openSearch(page, '/fr/');
    await field.fill('tremie');
    const word = dialog.getByRole('status').getByText('Recherche en cours…');
    await expect(word).toBeInViewport();
    release();
    await expect(searchUi(page).options.first()).toBeVisible();
    await expect(word).toHaveCount(0);
  });

  test('Enter waits for an index that is slow', async ({page}) => {
    const release = await holdBack(page, /assets\/search\//);
    const {field} = await openSearch(page, '/fr/');
    await field.fill('tremie');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/fr\/$/);
    release();
    await expect(page).toHaveURL(/floors-and-stairwells/);
  });

  alone('are links, so that they open in a tab of their own', async ({page, context}) => {
    const {field, options} = await openSearch(page, '/fr/');
    await field.fill('cloison');
    await expect(options.first()).toHaveAttribute('href', wallsPage);
    const opened = context.waitForEvent('page');
    await options.first().click({modifiers: ['ControlOrMeta']});
    expect((await opened).url()).toMatch(wallsPage);
    await expect(page).toHaveURL(/\/fr\/$/);
    await expect(field, 'the keys still move through the results').toBeFocused();
    await field.fill('');
    await expect(searchUi(page).dialog.getByRole('button', {name: 'cloison'})).toBeVisible();
    await expect(searchUi(page).dialog.getByText('Pages ouvertes récemment')).toBeVisible();
  });

  alone(
    'stay while a page opened before, or a nearest one, opens in a tab of its own',
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

  test('the Enter that ends a word of an input method opens nothing, in Safari too', async ({
    page,
  }) => {
    const {field, options} = await openSearch(page, '/fr/');
    await field.fill('cloison');
    await expect(options.first()).toHaveAttribute('href', wallsPage);
    await field.evaluate((input) => {
      const ending = {key: 'Enter', keyCode: 229, bubbles: true, cancelable: true};
      input.dispatchEvent(new KeyboardEvent('keydown', ending));
    });
    await expect(options.first()).toBeVisible();
    await expect(page).toHaveURL(/\/fr\/$/);
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(wallsPage);
  });

  test('Tab moves on and opens nothing', async ({page}) => {
    const {field, dialog} = await openSearch(page, '/fr/');
    await field.fill('cloison');
    await expect(searchUi(page).options.first()).toBeVisible();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    await expect(dialog.getByRole('link', {name: 'Voir tous les résultats'})).toBeFocused();
    await expect(page).toHaveURL(/\/fr\/$/);
  });

  test('mark the words on the page they open, and leave its address clean', async ({page}) => {
    const {field} = await openSearch(page, '/fr/');
    await field.fill('epaisseur cloison');
    await expect(searchUi(page).options.first()).toBeVisible();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(wallsPage);
    expect(new URL(page.url()).search).toBe('');
    await expect
      .poll(() => page.evaluate(() => CSS.highlights.get('site-search')?.size ?? 0))
      .toBeGreaterThan(0);
    await expect(page.locator('article mark')).toHaveCount(0);
    const ground = await page
      .locator('article p')
      .first()
      .evaluate((text) => getComputedStyle(text, '::highlight(site-search)').backgroundColor);
    expect(ground).not.toBe('rgba(0, 0, 0, 0)');
  });

  test('are counted for screen readers', async ({page}) => {
    const {field, dialog} = await openSearch(page, '/fr/');
    await field.fill('mur');
    await expect(dialog.getByRole('status')).toHaveText(/^\d+ pages trouvées$/);
    await field.fill('xqzvwk');
    await expect(dialog.getByRole('status')).toHaveText('Aucun résultat');
  });

  test('a question that only begins is not said to have none', async ({page}) => {
    const {field, dialog, options} = await openSearch(page, '/fr/');
    await field.fill('mur');
    await expect(options.first()).toBeVisible();
    await field.fill('pourquoi ');
    await expect(dialog.getByText('Par exemple', {exact: true})).toBeVisible();
    await expect(dialog.getByRole('status')).toHaveText('');
    await field.pressSequentially('ma pièce');
    await expect(options.first()).toBeVisible();
  });

  test('strike out words that are on no page', async ({page}) => {
    const {field, dialog} = await openSearch(page, '/fr/');
    await field.fill('terrasse xqzvwk');
    await expect(dialog.locator('s')).toHaveText(['xqzvwk']);
    await expect(searchUi(page).options.first()).toHaveAttribute('href', /gardens-and-terraces/);
  });
});

test('what was searched stays on the device and can be cleared', async ({page}) => {
  const {field, dialog} = await openSearch(page, '/fr/');
  await expect(dialog.getByRole('button', {name: 'mot de passe oublié'})).toBeVisible();
  await field.fill('tremie');
  await expect(searchUi(page).options.first()).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/floors-and-stairwells/);
  await openSearch(page, '/fr/');
  await expect(dialog.getByText('Recherches récentes')).toBeVisible();
  await dialog.getByRole('button', {name: 'tremie'}).click();
  await expect(field).toHaveValue('tremie');
  await field.fill('');
  await expect(dialog.getByRole('link', {name: /Créer des étages/})).toBeVisible();
  await dialog.getByRole('button', {name: 'Effacer'}).click();
  await expect(dialog.getByText('Recherches récentes')).toHaveCount(0);
  expect(
    await page.evaluate(() => Object.keys(localStorage).filter((key) => /search/.test(key))),
  ).toEqual([]);
});

for (const query of [
  '*',
  '+-:~^',
  '"',
  "'",
  '\\',
  '🙂',
  '<img src=x onerror="document.title=1">',
  'xqzvwk blorptz',
  'mur '.repeat(750),
]) {
  test(`a polite answer to ${query.slice(0, 40)}`, async ({page}) => {
    const {field, dialog} = await openSearch(page, '/fr/');
    const title = await page.title();
    await field.fill(query);
    await expect(
      dialog
        .getByRole('option')
        .or(dialog.getByText(/^Aucun résultat pour/))
        .first(),
    ).toBeVisible();
    expect(await dialog.locator('img').count()).toBe(0);
    expect(await page.title()).toBe(title);
  });
}

test('says when it cannot load, and tries again', async ({page, watch}) => {
  watch.allow(/Failed to load resource/);
  await page.route('**/search-index.json', (route) => route.abort());
  const {field, dialog} = await openSearch(page, '/fr/');
  await field.fill('mur');
  await expect(dialog.getByRole('alert')).toBeVisible();
  await page.unroute('**/search-index.json');
  await dialog.getByRole('button', {name: 'Réessayer'}).press('Enter');
  await expect(searchUi(page).options.first()).toBeVisible();
  await expect(field).toBeFocused();
});

test('a worker that died before the search was opened is replaced', async ({page, watch}) => {
  watch.allow(/Failed to load resource|importScripts/);
  await openLive(page, '/fr/getting-started/');
  await page.evaluate(() => {
    const {Worker: RealWorker} = window;
    window.Worker = class extends RealWorker {
      constructor(url: string | URL) {
        super(new URL('/nothing-here.js', url));
        window.Worker = RealWorker;
        this.addEventListener('error', () => document.body.setAttribute('data-dead', ''));
      }
    };
  });
  await page.getByRole('button', {name: 'Rechercher', exact: true}).hover();
  await expect(page.locator('body[data-dead]')).toBeAttached();
  await page.keyboard.press('Control+k');
  await searchUi(page).field.fill('mur');
  await expect(searchUi(page).options.first()).toBeVisible();
});

for (const word of ['a'.repeat(3000), `mur ${'b'.repeat(64)}`]) {
  test(`${word.length} letters fit a phone`, async ({page}) => {
    await page.setViewportSize({width: 320, height: 640});
    const {field, dialog} = await openSearch(page, '/fr/account/');
    await field.fill(word);
    await expect(dialog.locator('s')).toHaveText(/^[ab]{60}…$/);
    const overflowPx = await dialog.evaluate((element) =>
      Math.max(
        // What screen readers are told is one pixel wide, and comes after a pause.
        ...[element, ...element.querySelectorAll(':not(input, [role=status])')].map(
          ({scrollWidth, clientWidth}) => (clientWidth > 0 ? scrollWidth - clientWidth : 0),
        ),
      ),
    );
    expect(overflowPx).toBeLessThanOrEqual(0);
  });
}

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

test('what was found in one version is not shown for another', async ({page}) => {
  const release = await holdBack(page, /assets\/search\/2024/);
  const {field, dialog, options} = await openSearch(page, '/fr/getting-started/');
  await field.fill('terrasse');
  await expect(options.first()).toBeVisible();
  await page.keyboard.press('Escape');
  await page.getByRole('button', {name: 'Versions 2025'}).click();
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

alone('nothing of it loads before it is wanted', async ({page}) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await openLive(page, '/fr/getting-started/');
  // Nor when nothing else is left to do.
  await page.waitForLoadState('networkidle');
  expect(asked.filter((path) => /search/.test(path))).toEqual([]);
  const before = asked.length;
  await page.getByRole('button', {name: 'Rechercher', exact: true}).focus();
  const searched = () =>
    asked
      .slice(before)
      .filter((path) => /search/.test(path))
      .map((path) => path.replace(/\.[0-9a-f]{8,}\./, '.'))
      .sort();
  await expect
    .poll(searched)
    .toEqual([
      '/fr/assets/js/search-dialog.js',
      '/fr/assets/js/search-worker.js',
      '/fr/assets/search/current.json',
      '/fr/search-index.json',
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

test('a section of the page being read takes the focus', async ({page}) => {
  const {field, options} = await openSearch(page, '/fr/getting-started/draw-walls-and-rooms');
  await field.fill('tracer les murs extérieurs');
  const section = options.filter({hasText: 'Tracer les murs extérieurs'}).last();
  await section.click();
  await expect(page).toHaveURL(/#outer-walls$/);
  await expect(page.locator('#outer-walls')).toBeFocused();
});

test('with forced colours the active result stands out', async ({page}) => {
  await page.emulateMedia({forcedColors: 'active'});
  const {field, options} = await openSearch(page, '/fr/getting-started/');
  await field.fill('mur');
  const active = options.and(page.locator('[aria-selected="true"]'));
  const other = options.and(page.locator('[aria-selected="false"]')).first();
  await expect(active).toHaveCSS('outline-style', 'solid');
  await expect(other).toHaveCSS('outline-style', 'none');
});

test('in a window of a few lines the first result shows from its title', async ({page}) => {
  await page.setViewportSize({width: 320, height: 256});
  const {field, dialog, options} = await openSearch(page, '/fr/');
  await field.fill('fenêtre');
  await expect(options.first()).toBeVisible();
  const list = dialog.getByRole('listbox');
  await list.hover();
  await page.mouse.wheel(0, 400);
  await expect.poll(() => list.evaluate(({scrollTop}) => scrollTop)).toBeGreaterThan(0);
  await field.fill('mot de passe');
  await expect(options.first()).toContainText('mot de passe');
  await expect
    .poll(async () => {
      const [box, first] = [await list.boundingBox(), await options.first().boundingBox()];
      return (first?.y ?? 0) >= (box?.y ?? 0);
    })
    .toBe(true);
});

test('the button of the home page opens it while nothing is typed there', async ({page}) => {
  await openLive(page, '/fr/');
  await page.getByRole('main').getByRole('button', {name: 'Rechercher'}).click();
  await expect(searchUi(page).field).toBeFocused();
  await expect(page).toHaveURL('/fr/');
});
