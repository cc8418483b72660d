import {expect, test} from '../keptPage';
import {openLive} from './openLive';

const article = '/fr/getting-started/draw-walls-and-rooms';
const label = 'Aller au contenu principal';

test('the skip link is the first Tab stop, and says “Skip to main content”', async ({page}) => {
  for (const [path, name] of [
    [article, label],
    ['/features/shortcuts', 'Skip to main content'],
  ] as const) {
    await openLive(page, path);
    await page.keyboard.press('Tab');
    await expect(page.getByRole('link', {name, exact: true})).toBeFocused();
    await expect(page.locator(':focus')).toBeInViewport();
  }
});

test('it targets the content container, and the focus stays there', async ({page}) => {
  await openLive(page, article);
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  const target = page.locator('#__docusaurus_skipToContent_fallback');
  await expect(target).toBeFocused();
  await page.keyboard.press('Tab');
  const isInContent = await page.evaluate(() => document.activeElement?.closest('main') !== null);
  expect(isInContent, 'the next stop is in the article, past the sidebar').toBe(true);
});

test('without the container it targets the first main element', async ({page}) => {
  await openLive(page, article);
  await page.evaluate(() => {
    document.querySelector('#__docusaurus_skipToContent_fallback')?.removeAttribute('id');
  });
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page.locator('main')).toBeFocused();
});

test('every page has the target', async ({page}) => {
  for (const path of ['/fr/', '/fr/search', '/fr/2024/', '/fr/account/']) {
    await page.goto(path);
    await expect(page.locator('#__docusaurus_skipToContent_fallback')).toHaveCount(1);
  }
});
