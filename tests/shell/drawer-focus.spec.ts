import {expect, test} from '../keptPage';
import {back, close, drawer, open, toggle} from './drawer';
import {openLive} from './openLive';

test.use({viewport: {width: 390, height: 844}});

test('the focus moves in, is kept in, and is given back', async ({page}) => {
  await open(page);
  await expect(close(page)).toBeFocused();
  for (let stops = 0; stops < 40; stops += 1) {
    await page.keyboard.press('Tab');
    const place = await page.evaluate(() => {
      const {activeElement, body} = document;
      return activeElement === body || activeElement?.closest('dialog') !== null;
    });
    expect(place, 'in the drawer, or in the browser’s own bar').toBe(true);
  }
  await close(page).click();
  await expect(drawer(page)).toBeHidden();
  await expect(toggle(page)).toBeFocused();
});

test('it restores the focus where presses do not focus buttons, as in Safari', async ({page}) => {
  await page.addInitScript(() => addEventListener('mousedown', (event) => event.preventDefault()));
  await open(page);
  await page.keyboard.press('Escape');
  await expect(toggle(page)).toBeFocused();
});

test('the page behind is inert and does not scroll', async ({page}) => {
  await open(page);
  await expect(page.locator('body')).toHaveCSS('overflow', 'hidden');
  const isReached = await page.evaluate(() => {
    const link = document.querySelector<HTMLElement>('main a');
    link?.focus();
    return document.activeElement === link;
  });
  expect(isReached).toBe(false);
  await page.keyboard.press('Escape');
  await expect(page.locator('body')).not.toHaveCSS('overflow', 'hidden');
});

test('on a low screen it opens on the entry of the page, and the way back stays in view', async ({
  page,
}) => {
  await page.setViewportSize({width: 390, height: 600});
  await openLive(page, '/fr/glossary');
  await toggle(page).click();
  const entry = drawer(page).getByRole('link', {name: 'Glossaire'});
  await expect(entry).toBeInViewport({ratio: 1});
  await expect(back(page)).toBeInViewport({ratio: 1});
  // An item below the Back button scrolls out from under it when focused.
  const link = drawer(page).getByRole('link', {name: 'Raccourcis'});
  const above = await back(page).boundingBox();
  await link.evaluate((element, y) => {
    const panels = element.closest('.menu')?.parentElement;
    panels?.scrollBy(0, element.getBoundingClientRect().top - y);
  }, above?.y ?? 0);
  await link.focus();
  const shown = await link.boundingBox();
  expect(shown?.y).toBeGreaterThan((above?.y ?? 0) + (above?.height ?? 0));
});
