import {saveData} from '../connection';
import {drawnTwice} from '../drawnTwice';
import {bootScripts, isPageChunk} from '../faults/article';
import {holdBack} from '../holdBack';
import {expect, test} from '../keptPage';
import {test as alone} from '../quietPage';
import {openLive} from '../shell/openLive';
import {searchUi} from './openSearch';

alone('shows the results for its URL, and writes the query there', async ({page}) => {
  await page.goto('/fr/search?q=tremie');
  await expect(page.getByRole('heading', {level: 2}).first()).toContainText('étages');
  await expect(page).toHaveTitle(/tremie/);
  const field = page.getByRole('searchbox');
  await expect(field).toHaveValue('tremie');
  await field.fill('mot de passe');
  await expect(page).toHaveURL(/q=mot\+de\+passe|q=mot%20de%20passe/);
  await expect(page.getByRole('heading', {level: 2}).first()).toContainText('mot de passe');
  await page.getByRole('heading', {level: 2}).first().getByRole('link').click();
  await expect(page).toHaveURL(/change-password/);
  await page.goBack();
  await expect(field).toHaveValue('mot de passe');
});

test('its field is labelled, and printed only with a query', async ({page}) => {
  await page.goto('/fr/search');
  const field = page.getByRole('searchbox');
  await expect(field).toHaveAttribute('placeholder', /^Que voulez-vous faire/);
  const lens = await field.locator('xpath=preceding-sibling::*[1]').boundingBox();
  expect(lens?.x).toBeGreaterThan((await field.boundingBox())?.x ?? Number.POSITIVE_INFINITY);
  await page.emulateMedia({media: 'print'});
  await expect(field).toBeHidden();
  await page.emulateMedia({media: 'screen'});
  await field.fill('trémie');
  await page.emulateMedia({media: 'print'});
  await expect(field).toBeVisible();
});

test('no search field has autocorrection, which would change product terms', async ({page}) => {
  for (const path of ['search', 'features/shortcuts']) {
    await openLive(page, `/fr/${path}`);
    const field = page.locator('main').getByRole('searchbox');
    await expect(field).toHaveAttribute('autocorrect', 'off');
    await expect(field).toHaveAttribute('autocapitalize', 'none');
    await expect(field).toHaveAttribute('spellcheck', 'false');
  }
});

test('a message shows while a slow index loads, and nothing moves', async ({page}) => {
  const release = await holdBack(page, /assets\/search\//);
  await page.goto('/fr/search?q=tremie');
  const list = page.getByRole('heading', {name: 'Toutes les pages'});
  const before = await list.boundingBox();
  const word = page.getByRole('status').getByText('Recherche en cours…');
  await expect(word).toBeInViewport();
  expect(await list.boundingBox()).toEqual(before);
  release();
  await expect(page.getByRole('heading', {level: 2}).first()).toContainText('étages');
  await expect(word).toHaveCount(0);
});

test('results that arrive while the list of pages has the focus leave it there', async ({page}) => {
  const release = await holdBack(page, /assets\/search\//);
  await openLive(page, '/fr/search?q=tremie');
  const links = page.getByRole('heading', {name: 'Toutes les pages'}).locator('xpath=..//a');
  await links.first().focus();
  release();
  await expect(page.getByRole('heading', {level: 2}).first()).toContainText('étages');
  await expect(links.first()).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(links.nth(1)).toBeFocused();
  await page.getByRole('searchbox').focus();
  await expect(links).toHaveCount(0);
});

test('keeps a letter typed while the URL is being updated', async ({page}) => {
  await openLive(page, '/fr/search');
  const field = page.getByRole('searchbox');
  await field.evaluate((input: HTMLInputElement) => {
    const replace = window.history.replaceState.bind(window.history);
    window.history.replaceState = (...given) => {
      replace(...given);
      window.history.replaceState = replace;
      // React ignores the value unless it is set through the prototype's setter.
      Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(
        input,
        `${input.value}s`,
      );
      input.dispatchEvent(new InputEvent('input', {bubbles: true}));
    };
  });
  await field.fill('mur');
  await expect(page).toHaveURL(/q=murs$/);
  await expect(field).toHaveValue('murs');
});

alone('Back to another search fills the field', async ({page}) => {
  await page.goto('/fr/search?q=tremie');
  const field = page.getByRole('searchbox');
  await expect(field).toHaveValue('tremie');
  await field.fill('mur');
  await expect(page).toHaveURL(/q=mur$/);
  await page.evaluate(() => {
    window.history.pushState({}, '', '?q=porte');
    window.dispatchEvent(new PopStateEvent('popstate', {state: {}}));
  });
  await expect(field).toHaveValue('porte');
  await page.goBack();
  await expect(field).toHaveValue('mur');
});

alone(
  'a result followed right after typing opens, however late its page loads',
  async ({page, request}) => {
    await saveData(page);
    await openLive(page, '/fr/search?q=tremi');
    const found = page.getByRole('heading', {level: 2}).first().getByRole('link');
    await expect(found).toContainText('étages');
    const release = await holdBack(page, isPageChunk(await bootScripts(request)));
    await page.clock.install();
    await page.getByRole('searchbox').focus();
    await page.getByRole('searchbox').press('End');
    await found.evaluate((link: HTMLElement) => {
      document.execCommand('insertText', false, 'e');
      link.click();
    });
    // Longer than the delay before the search updates the URL.
    await page.clock.runFor(600);
    await expect(page).toHaveURL(/floors-and-stairwells$/);
    release();
    await expect(page.getByRole('heading', {level: 1})).toHaveText(/étages/i);
    await page.goBack();
    await expect(page.getByRole('searchbox')).toHaveValue('tremi');
  },
);

test('still gets its results when the dialog searches before it', async ({page}) => {
  const release = await holdBack(page, /fr\/assets\/search\/current/);
  await openLive(page, '/fr/search?q=tremie');
  await page.keyboard.press('Control+k');
  const {field, options} = searchUi(page);
  await field.fill('porte');
  release();
  await expect(options.first()).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('heading', {level: 2}).first()).toContainText('étages');
});

test('marks the matches on the opened page', async ({page}) => {
  await page.goto('/fr/search?q=tremie');
  await page.getByRole('heading', {level: 2}).first().getByRole('link').click();
  await expect(page).toHaveURL(/floors-and-stairwells$/);
  await expect(page.locator('html[data-search-marks]')).toBeAttached();
});

test('keeps the marks at another part of the page, and the next page has none', async ({page}) => {
  await openLive(page, '/fr/search?q=tremie');
  await page.getByRole('heading', {level: 2}).first().getByRole('link').click();
  const marked = page.locator('html[data-search-marks]');
  await expect(marked).toBeAttached();
  await page.locator('.table-of-contents').getByRole('link').last().click();
  await expect(page).toHaveURL(/#/);
  await drawnTwice(page);
  await expect(marked).toBeAttached();
  await page.getByRole('link', {name: 'Jardins et terrasses'}).first().click();
  await expect(page.getByRole('heading', {level: 1})).toHaveText(/jardin/i);
  await expect(marked).toHaveCount(0);
});

test('focuses its empty field, as where the dialog cannot load', async ({page}) => {
  await openLive(page, '/fr/search?q=');
  await expect(page.getByRole('searchbox')).toBeFocused();
  await openLive(page, '/fr/search?q=mur');
  await expect(page.getByRole('searchbox')).not.toBeFocused();
});

test('tells screen readers how many pages were found, and that there are none', async ({page}) => {
  await openLive(page, '/fr/search');
  const status = page.getByRole('main').getByRole('status');
  await expect(status).toHaveText('');
  const field = page.getByRole('searchbox');
  await field.fill('mur');
  await expect(status).toHaveText(/^\d+ pages trouvées$/);
  await field.fill('xqzvwk');
  await expect(status).toHaveText('Aucun résultat');
});

test('lists all pages while the query is incomplete', async ({page}) => {
  await openLive(page, '/fr/search?q=pourquoi');
  const main = page.getByRole('main');
  await expect(main.getByRole('link', {name: 'Raccourcis clavier et souris'})).toBeVisible();
  await expect(main.getByText(/^Aucun résultat pour/)).toHaveCount(0);
});

for (const modifiers of [[], ['ControlOrMeta']] as const) {
  alone(
    `stores recent searches for results opened${modifiers.length > 0 ? ' in a tab' : ''}`,
    async ({page}) => {
      await page.goto('/fr/search?q=tremie');
      const found = page.getByRole('heading', {level: 2}).first().getByRole('link');
      await found.click({modifiers: [...modifiers]});
      if (modifiers.length === 0) await expect(page).toHaveURL(/floors-and-stairwells$/);
      await page.keyboard.press('Control+k');
      const {dialog} = searchUi(page);
      await expect(dialog.getByRole('button', {name: 'tremie'})).toBeVisible();
      await expect(dialog.getByRole('link', {name: /Créer des étages/})).toBeVisible();
    },
  );
}

test('answers in English too', async ({page}) => {
  await page.goto('/search?q=stairwell');
  await expect(page.getByRole('heading', {level: 2}).first()).toContainText('stairwell');
});

test('searches the version in its URL', async ({page}) => {
  await page.goto('/fr/search?version=2024&q=mur');
  await expect(page.locator('main article').first().getByRole('link').first()).toHaveAttribute(
    'href',
    /^\/fr\/2024\//,
  );
  await expect(page.getByRole('heading', {level: 1})).toHaveText('Rechercher dans l’aide (2024)');
  await expect(page).toHaveTitle(/\(2024\)/);
});

test('an index that cannot load leaves the list of all pages', async ({page, watch}) => {
  watch.allow(/ERR_FAILED|Failed to load resource/);
  await page.route(/search-index|assets\/search\//, (route) => route.abort());
  await page.goto('/fr/search?q=mur');
  await expect(page.getByRole('button', {name: 'Réessayer'})).toBeVisible();
  await expect(page.getByRole('heading', {name: 'Toutes les pages'})).toBeVisible();
  await expect(page.getByRole('main').getByRole('link', {name: 'Glossaire'})).toBeVisible();
});

test('is not for search engines', async ({page}) => {
  await page.goto('/fr/search');
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', /noindex/);
});

test.describe('without scripts', () => {
  test.use({javaScriptEnabled: false});

  test('the search page says so and lists all pages', async ({page}) => {
    await page.goto('/fr/search?q=mur');
    await expect(page.locator('noscript p')).toContainText('La recherche a besoin de JavaScript');
    await expect(page.locator('noscript p')).toBeVisible();
    await expect(
      page.locator('main').getByRole('link', {name: 'Raccourcis clavier et souris'}),
    ).toBeVisible();
  });

  test('the button and the field of the home page lead to it', async ({page}) => {
    await page.goto('/fr/getting-started/');
    await page.getByRole('button', {name: 'Rechercher', exact: true}).click();
    await expect(page).toHaveURL(/\/fr\/search/);
    await page.goto('/fr/');
    await page.getByRole('searchbox').fill('mur');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/fr\/search\/?\?q=mur/);
  });
});
