import type {Page} from '@playwright/test';
import {expect, test} from '../keptPage';
import {openLive} from './openLive';

test.use({viewport: {width: 1280, height: 800}});

/** Duration of a section's folding animation. */
async function collapseMs(page: Page): Promise<number> {
  return page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        document.addEventListener('transitionrun', ({target, propertyName}) => {
          if (propertyName === 'height' && target instanceof HTMLElement) {
            const [duration = ''] = getComputedStyle(target).transitionDuration.split(',');
            resolve(Number.parseFloat(duration) * 1000);
          }
        });
        document.querySelector<HTMLElement>('.theme-doc-sidebar-menu .menu__caret')?.click();
      }),
  );
}

test('a section folds in 1 ms under reduced motion', async ({page}) => {
  await page.emulateMedia({reducedMotion: 'reduce'});
  await openLive(page, '/fr/getting-started/draw-walls-and-rooms');
  expect(await collapseMs(page)).toBe(1);
});

for (const key of ['Enter', 'Space']) {
  test(`${key} toggles a group without a page, and the page does not scroll`, async ({page}) => {
    await openLive(page, '/fr/getting-started/draw-walls-and-rooms');
    const group = page.getByRole('button', {name: 'Rédaction'});
    const isOpen = await group.getAttribute('aria-expanded');
    await group.press(key);
    await expect(group).toHaveAttribute('aria-expanded', String(isOpen !== 'true'));
    await group.press(key);
    await expect(group).toHaveAttribute('aria-expanded', String(isOpen));
    expect(await page.evaluate(() => window.scrollY)).toBe(0);
  });
}

test('on a low screen the sidebar scrolls to the current page, and the page does not scroll', async ({
  page,
}) => {
  await page.setViewportSize({width: 1366, height: 600});
  await openLive(page, '/fr/faq/webgl-issues');
  const entry = page.getByRole('complementary').locator('[aria-current=page]');
  await expect(entry).toHaveText('Problèmes 3D (WebGL)');
  await expect(entry).toBeInViewport({ratio: 0.9});
  await page.getByRole('navigation', {name: 'Navigation principale'}).getByText('Démarrer').click();
  await expect(entry).toHaveText('Démarrer votre projet');
  await expect(entry).toBeInViewport({ratio: 0.9});
  expect(await page.evaluate(() => window.scrollY)).toBe(0);
});

test('the table of contents is a named landmark, on screen only', async ({page}) => {
  await openLive(page, '/fr/getting-started/draw-walls-and-rooms');
  const contents = page.getByRole('navigation', {name: 'Sur cette page'});
  await expect(contents.getByRole('link').first()).toBeVisible();
  await page.evaluate(() => window.scrollTo(0, 1500));
  await expect(contents).toBeInViewport({ratio: 1});
  await page.emulateMedia({media: 'print'});
  await expect(contents).toBeHidden();
});

test('the button of the table of contents has aria-expanded', async ({page}) => {
  await page.setViewportSize({width: 390, height: 844});
  await openLive(page, '/fr/getting-started/draw-walls-and-rooms');
  const button = page.getByRole('button', {name: 'Sur cette page'});
  await expect(button).toHaveAttribute('aria-expanded', 'false');
  await button.click();
  await expect(button).toHaveAttribute('aria-expanded', 'true');
  await expect(page.getByRole('link', {name: 'Ajouter les cloisons'}).first()).toBeVisible();
});
