import {expect, test} from '../quietPage';
import {openLive} from './openLive';

test.use({viewport: {width: 1280, height: 800}});

async function collapseMs(page: Parameters<typeof openLive>[0]) {
  return page.evaluate(
    () =>
      new Promise<{durationMs: number; heightPx: number}>((resolve) => {
        document.addEventListener('transitionrun', ({target, propertyName}) => {
          if (propertyName === 'height' && target instanceof HTMLElement) {
            const [duration = ''] = getComputedStyle(target).transitionDuration.split(',');
            resolve({
              durationMs: Number.parseFloat(duration) * 1000,
              heightPx: target.scrollHeight,
            });
          }
        });
        document.querySelector<HTMLElement>('.theme-doc-sidebar-menu .menu__caret')?.click();
      }),
  );
}

test('a section folds in a time computed from the height of its content', async ({page}) => {
  await openLive(page, '/fr/getting-started/draw-walls-and-rooms');
  const {durationMs, heightPx} = await collapseMs(page);
  const ratio = heightPx / 36;
  expect(durationMs).toBeCloseTo(Math.round((4 + 15 * ratio ** 0.25 + ratio / 5) * 10), 0);
});

test('in 1 ms under reduced motion', async ({page}) => {
  await page.emulateMedia({reducedMotion: 'reduce'});
  await openLive(page, '/fr/getting-started/draw-walls-and-rooms');
  expect((await collapseMs(page)).durationMs).toBe(1);
});

for (const key of ['Enter', 'Space']) {
  test(`${key} opens and closes a group that has no page, and the page stays where it is`, async ({
    page,
  }) => {
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

test('the contents beside an article are a landmark with a name, on the screen only', async ({
  page,
}) => {
  await openLive(page, '/fr/getting-started/draw-walls-and-rooms');
  const contents = page.getByRole('navigation', {name: 'Sur cette page'});
  await expect(contents.getByRole('link').first()).toBeVisible();
  await page.evaluate(() => window.scrollTo(0, 1500));
  await expect(contents).toBeInViewport({ratio: 1});
  await page.emulateMedia({media: 'print'});
  await expect(contents).toBeHidden();
});

test('the button of the contents says whether they are open', async ({page}) => {
  await page.setViewportSize({width: 390, height: 844});
  await openLive(page, '/fr/getting-started/draw-walls-and-rooms');
  const button = page.getByRole('button', {name: 'Sur cette page'});
  await expect(button).toHaveAttribute('aria-expanded', 'false');
  await button.click();
  await expect(button).toHaveAttribute('aria-expanded', 'true');
  await expect(page.getByRole('link', {name: 'Ajouter les cloisons'}).first()).toBeVisible();
});
