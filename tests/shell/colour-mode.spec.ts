import {expect, test} from '../keptPage';
import {test as alone} from '../quietPage';
import {openLive} from './openLive';

test.use({viewport: {width: 1280, height: 800}});

const light = 'Basculer entre le mode sombre et clair (actuellement mode clair)';
const dark = 'Basculer entre le mode sombre et clair (actuellement mode sombre)';

test('the label is correct in the static page, in both modes', async ({page, watch}) => {
  watch.allow(/ERR_FAILED/);
  // An inline script sets the mode; all other scripts are blocked.
  await page.route('**/*.js', (route) => route.abort());
  for (const [theme, name] of [
    ['light', light],
    ['dark', dark],
  ] as const) {
    await page.addInitScript((mode) => localStorage.setItem('theme', mode), theme);
    await page.goto('/fr/');
    await expect(page.getByRole('button', {name, exact: true})).toBeVisible();
  }
});

test('without scripts the static page says light mode, with no system mode', async ({request}) => {
  const html = await (await request.get('/')).text();
  expect(html).toContain('Switch between dark and light mode (currently light mode)');
  expect(html).not.toContain('system mode');
});

test('light by default, key “theme”, the label states the mode', async ({page}) => {
  await openLive(page, '/fr/');
  const root = page.locator('html');
  await expect(root).toHaveAttribute('data-theme', 'light');
  await page.getByRole('button', {name: light}).click();
  await expect(root).toHaveAttribute('data-theme', 'dark');
  await expect(page.getByRole('button', {name: dark})).toBeFocused();
  await expect(page.getByTitle(dark), 'for a pointer that rests on the sign').toBeVisible();
  expect(await page.evaluate(() => localStorage.getItem('theme'))).toBe('dark');
});

test('the new mode is announced: not every screen reader announces a changed button name', async ({
  page,
}) => {
  await openLive(page, '/fr/');
  const told = page.getByRole('navigation', {name: 'Navigation principale'}).getByRole('status');
  await expect(told).toHaveCount(0);
  await page.getByRole('button', {name: light}).click();
  await expect(told).toHaveText('mode sombre');
  await page.getByRole('button', {name: dark}).click();
  await expect(told).toHaveText('mode clair');
});

test('the mode is restored before the first paint', async ({page, watch}) => {
  watch.allow(/ERR_FAILED/);
  await page.addInitScript(() => localStorage.setItem('theme', 'dark'));
  await page.route('**/*.js', (route) => route.abort());
  await page.goto('/fr/', {waitUntil: 'commit'});
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
});

alone('it follows other tabs', async ({page, context}) => {
  await openLive(page, '/fr/');
  const other = await context.newPage();
  await openLive(other, '/fr/account/');
  await other.getByRole('button', {name: light}).click();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await expect(page.getByRole('button', {name: dark})).toBeVisible();
});

test('a URL can set the mode, and no other attributes', async ({page}) => {
  await page.goto('/fr/?docusaurus-theme=dark&docusaurus-data-part=embed');
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await expect(page.locator('html')).not.toHaveAttribute('data-part');
});

test('paper is white in dark mode too', async ({page}) => {
  await page.goto('/fr/getting-started/draw-walls-and-rooms?docusaurus-theme=dark');
  const colours = () =>
    page.evaluate(() => {
      const {color, backgroundColor} = getComputedStyle(document.documentElement);
      return [color, backgroundColor];
    });
  const [ink] = await colours();
  await page.emulateMedia({media: 'print'});
  expect(await colours()).toEqual(['rgb(27, 29, 42)', 'rgb(252, 251, 248)']);
  expect(ink).toBe('rgb(235, 233, 227)');
});
