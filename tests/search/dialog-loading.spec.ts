import {holdBack} from '../holdBack';
import {expect, test} from '../keptPage';
import {test as alone} from '../quietPage';
import {openLive} from '../shell/openLive';
import {openSearch, searchUi} from './openSearch';

test('a message shows while a slow index loads', async ({page}) => {
  const release = await holdBack(page, /assets\/search\//);
  const {field, dialog} = await openSearch(page, '/fr/');
  await field.fill('tremie');
  const word = dialog.getByRole('status').getByText('Recherche en cours…');
  await expect(word).toBeInViewport();
  release();
  await expect(searchUi(page).options.first()).toBeVisible();
  await expect(word).toHaveCount(0);
});

test('Enter waits for a slow index', async ({page}) => {
  const release = await holdBack(page, /assets\/search\//);
  const {field} = await openSearch(page, '/fr/');
  await field.fill('tremie');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/fr\/$/);
  release();
  await expect(page).toHaveURL(/floors-and-stairwells/);
});

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

test('a worker that died before the search opened is replaced', async ({page, watch}) => {
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

alone('nothing of it loads before it is needed', async ({page}) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await openLive(page, '/fr/getting-started/');
  // Nor when the page is idle.
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
