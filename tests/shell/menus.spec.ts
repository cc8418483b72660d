import type {Locator, Page} from '@playwright/test';
import {versions} from '../../src/site';
import {expect, test} from '../keptPage';
import {versionsButton} from '../versionsButton';
import {openLive} from './openLive';

const article = '/fr/getting-started/draw-walls-and-rooms';

test.use({viewport: {width: 1280, height: 800}});

const button = (page: Page) => page.getByRole('button', {name: 'Langues Français'});
const entry = (page: Page) => page.getByRole('link', {name: 'English', exact: true});

test('the menu is a real button with aria-expanded and aria-controls', async ({page}) => {
  await openLive(page, article);
  await expect(button(page)).toHaveAttribute('aria-expanded', 'false');
  const id = await button(page).getAttribute('aria-controls');
  await expect(page.locator(`[id="${id}"]`)).toBeHidden();
  await button(page).click();
  await expect(button(page)).toHaveAttribute('aria-expanded', 'true');
  await expect(page.locator(`[id="${id}"]`)).toBeVisible();
});

test('Enter, Space and a click toggle the menu', async ({page}) => {
  await openLive(page, article);
  for (const press of [
    () => button(page).press('Enter'),
    () => button(page).press('Space'),
    () => button(page).click(),
  ]) {
    await press();
    await expect(entry(page)).toBeVisible();
    await press();
    await expect(entry(page)).toBeHidden();
  }
});

test('a double click opens it: the second press does not close it', async ({page}) => {
  await openLive(page, article);
  await button(page).dblclick();
  await expect(entry(page)).toBeVisible();
  await button(page).click();
  await expect(entry(page)).toBeHidden();
});

test('a double click on the button of an open menu closes it', async ({page}) => {
  await openLive(page, article);
  await button(page).click();
  await expect(entry(page)).toBeVisible();
  await button(page).dblclick();
  await expect(entry(page)).toBeHidden();
});

test('Escape closes it and gives the focus back', async ({page}) => {
  await openLive(page, article);
  await button(page).focus();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await expect(entry(page)).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(entry(page)).toBeHidden();
  await expect(button(page)).toBeFocused();
});

test('a mouse event, a touch and the focus outside close it', async ({page}) => {
  await openLive(page, article);
  for (const leave of [
    () => page.mouse.click(640, 500),
    () => page.locator('main h1').dispatchEvent('touchstart'),
    () => page.locator('main a').first().focus(),
  ]) {
    await button(page).click();
    await expect(entry(page)).toBeVisible();
    await leave();
    await expect(entry(page)).toBeHidden();
  }
});

test('hover never lies about aria-expanded', async ({page}) => {
  await openLive(page, article);
  await button(page).hover();
  await expect(button(page)).toHaveAttribute('aria-expanded', 'false');
  await expect(entry(page)).toBeHidden();
});

test('the current language is marked by more than its colour', async ({page}) => {
  await openLive(page, article);
  await button(page).click();
  const current = page.getByRole('link', {name: 'Français', exact: true});
  await expect(current).toHaveAttribute('aria-current', 'true');
  await expect(current).toHaveAttribute('hreflang', 'fr');
  await expect(entry(page)).toHaveAttribute('hreflang', 'en');
  await expect(entry(page)).not.toHaveAttribute('aria-current', /./);
  const tick = (link: Locator) =>
    link.evaluate((item) => getComputedStyle(item, '::after').content);
  expect(await tick(current)).not.toBe('none');
  expect(await tick(entry(page))).toBe('none');
});

test('query and hash are kept byte for byte', async ({page}) => {
  const suffix = '?a=b%20c+d&x&y=%C3%A9#outer-walls';
  await openLive(page, article + suffix);
  await button(page).click();
  const path = article.replace('/fr', '');
  await expect(entry(page)).toHaveAttribute('href', path + suffix);
  await expect(page.getByRole('link', {name: 'Français', exact: true})).toHaveAttribute(
    'href',
    article + suffix,
  );
});

test('an entry whose address changes keeps its element, so that a press is not lost', async ({
  page,
}) => {
  await openLive(page, article);
  const link = await page.locator('nav.navbar a[hreflang=en]').elementHandle();
  await page.evaluate(() => window.location.assign('#outer-walls'));
  await expect(page.locator('nav.navbar a[hreflang=en]')).toHaveAttribute('href', /#outer-walls$/);
  expect(await link?.getAttribute('href')).toMatch(/#outer-walls$/);
});

test('the bar stays with its open menu while the page scrolls', async ({page}) => {
  await page.emulateMedia({reducedMotion: 'reduce'});
  await openLive(page, article);
  await button(page).click();
  // Safari does not focus a clicked button, so focus alone must not be what keeps the bar.
  await button(page).blur();
  const scrollBy = async (y: number): Promise<void> => {
    const from = await page.evaluate(() => window.scrollY);
    await page.mouse.wheel(0, y);
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(from + y);
  };
  await scrollBy(500);
  // An effect of the first step is visible at the latest after the second.
  await scrollBy(100);
  await expect(entry(page)).toBeInViewport({ratio: 1});
  await page.mouse.click(640, 500);
  await expect(entry(page)).toBeHidden();
  await scrollBy(100);
  await expect(button(page)).not.toBeInViewport();
});

test('a new page closes the menu', async ({page}) => {
  await openLive(page, article);
  await page.getByRole('button', {name: versionsButton}).click();
  await page.getByRole('link', {name: '2024', exact: true}).click();
  await expect(page).toHaveURL(/\/fr\/2024\//);
  await expect(page.getByRole('link', {name: versions.current.label, exact: true})).toBeHidden();
});

test('the version chosen is kept in local storage', async ({page}) => {
  await openLive(page, article);
  await page.getByRole('button', {name: versionsButton}).click();
  await page.getByRole('link', {name: '2024', exact: true}).click();
  await expect(page).toHaveURL(/\/fr\/2024\//);
  const kept = await page.evaluate(() => localStorage.getItem('docs-preferred-version-default'));
  expect(kept).toBe('2024');
});
