import {fixtureMainSite, testOnFixture} from '../fixtures/fixtureSite';
import {expect} from '../quietPage';
import {axeFaults} from './axeFaults';
import {openLive} from './openLive';

const {test} = testOnFixture('plain');

test.describe.configure({mode: 'default'});
test.use({viewport: {width: 1280, height: 800}});

test('an announcement that is not closeable cannot be closed', async ({page}) => {
  await openLive(page, '/fr/other');
  const bar = page.getByRole('region', {name: 'Annonce'});
  await expect(bar).toHaveText('This one stays.');
  await expect(bar.getByRole('button')).toHaveCount(0);
});

test('an announcement that is no longer closeable shows to readers who had closed it', async ({
  page,
}) => {
  await page.addInitScript(() => {
    localStorage.setItem('docusaurus.announcement.id', 'plain-1');
    localStorage.setItem('docusaurus.announcement.dismiss', 'true');
  });
  await openLive(page, '/fr/other');
  await expect(page.getByRole('region', {name: 'Annonce'})).toBeVisible();
});

test('a bar without a name and a logo has no empty link to the home page', async ({page}) => {
  await openLive(page, '/fr/other');
  const bar = page.getByRole('navigation', {name: 'Navigation principale'});
  const names = await bar.getByRole('link').allTextContents();
  expect(names).toContain('Other');
  expect(names).not.toContain('');
});

test('with hide-on-scroll off the bar stays', async ({page}) => {
  await openLive(page, '/fr/long');
  await page.mouse.move(600, 500);
  await page.mouse.wheel(0, 1500);
  await expect(page.getByRole('heading', {name: 'Part 1'})).not.toBeInViewport();
  await expect(page.getByRole('navigation', {name: 'Navigation principale'})).toBeInViewport();
});

test('an anchor is not covered by it, and not offset twice', async ({page}) => {
  await openLive(page, '/fr/long#part-5');
  const bar = await page.getByRole('navigation', {name: 'Navigation principale'}).boundingBox();
  const heading = await page.locator('#part-5').boundingBox();
  const gap = (heading?.y ?? 0) - (bar?.y ?? 0) - (bar?.height ?? 0);
  expect(gap).toBeGreaterThanOrEqual(0);
  expect(gap).toBeLessThan(60);
});

test('disableSwitch removes the switch and the stored mode', async ({page}) => {
  await page.addInitScript(() => localStorage.setItem('theme', 'dark'));
  await openLive(page, '/fr/other');
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
  await expect(page.getByRole('button', {name: /mode sombre et clair/})).toHaveCount(0);
});

test('with one version its name links to its home page, and closes the drawer', async ({page}) => {
  await openLive(page, '/fr/other');
  const bar = page.getByRole('navigation', {name: 'Navigation principale'});
  await expect(bar.getByRole('link', {name: '2025'})).toHaveAttribute('href', '/fr/');
  await page.setViewportSize({width: 390, height: 800});
  // The second time it links to the current page.
  for (const _visit of [1, 2]) {
    await page.getByRole('button', {name: 'Ouvrir/fermer la barre de navigation'}).click();
    const drawer = page.getByRole('dialog');
    await drawer.getByRole('button', {name: 'Retour au menu principal'}).click();
    await drawer.getByRole('link', {name: '2025'}).click();
    await expect(drawer).toBeHidden();
    await expect(page.getByRole('heading', {level: 1})).toHaveText('Start');
  }
});

test('a flat footer is one list', async ({page}) => {
  await openLive(page, '/fr/other');
  const links = page.getByRole('navigation', {name: 'Pied de page'});
  await expect(links.getByRole('listitem')).toHaveCount(3);
  await expect(links.getByRole('heading')).toHaveCount(0);
  await expect(page.getByRole('contentinfo').getByRole('img', {name: 'Maker'})).toBeVisible();
});

test('axe finds nothing with a primary navbar, in either mode', async ({page}) => {
  await page.emulateMedia({reducedMotion: 'reduce'});
  await page.setViewportSize({width: 1280, height: 800});
  await openLive(page, '/fr/other');
  await page.getByRole('button', {name: 'Menu', exact: true}).click();
  const looks = {modes: ['light', 'dark'], widths: [1280, 390]} as const;
  expect(await axeFaults(page, looks)).toEqual([]);
});

test('links lead to the main site set at build time, also on client-rendered pages', async ({
  page,
}) => {
  const link = page.getByRole('link', {name: 'write to us'});
  await page.goto('/fr/other');
  await expect(link).toHaveAttribute('href', `${fixtureMainSite}/contact`);
  await openLive(page, '/fr/');
  await page.getByRole('link', {name: 'the other one'}).click();
  await expect(page).toHaveTitle(/^Other page/);
  await expect(link).toHaveAttribute('href', `${fixtureMainSite}/contact`);
});
