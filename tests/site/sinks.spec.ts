import {expect, type Page, test} from '@playwright/test';

/** What becomes of markup that a script of the page assigns: its text, or the name of the error. */
const assigned = (page: Page, markup: string) =>
  page.evaluate((html) => {
    const element = document.createElement('div');
    try {
      element.innerHTML = html;
    } catch (error) {
      return (error as Error).name;
    }
    return element.textContent;
  }, markup);

test('markup that would run something is refused, before and after hydration', async ({page}) => {
  await page.route('**/assets/js/**', (route) => route.abort());
  await page.goto('/fr/template');
  expect(await assigned(page, '<b>mur</b>')).toBe('mur');
  expect(await assigned(page, '<img src=x onerror=alert(1)>')).toBe('TypeError');
  await page.unroute('**/assets/js/**');
  await page.reload();
  await page.locator('html[data-has-hydrated="true"]').waitFor({state: 'attached'});
  expect(await assigned(page, '<b>mur</b>')).toBe('mur');
  expect(await assigned(page, '<img src=x onerror=alert(1)>')).toBe('TypeError');
});
