import {expect, test} from '../keptPage';
import {article, navbar, scrollTo} from './navbar';
import {openLive, waitUntilLive} from './openLive';

test.use({viewport: {width: 1280, height: 800}});

test('it hides on scroll down and reappears on scroll up', async ({page}) => {
  await openLive(page, article);
  await expect(navbar(page)).toBeInViewport();
  await scrollTo(page, 900);
  await expect(navbar(page)).not.toBeInViewport();
  await scrollTo(page, 800);
  await expect(navbar(page)).toBeInViewport();
});

for (const width of [390, 996]) {
  test(`it does so at ${width} px too, where the menu is a drawer`, async ({page}) => {
    await page.setViewportSize({width, height: 800});
    await openLive(page, article);
    await scrollTo(page, 900);
    await expect(navbar(page)).not.toBeInViewport();
    await scrollTo(page, 800);
    await expect(navbar(page)).toBeInViewport();
  });
}

test('hidden while the window gets narrow, it reappears on scroll up', async ({page}) => {
  await page.setViewportSize({width: 1024, height: 700});
  await openLive(page, article);
  await scrollTo(page, 1900);
  await expect(navbar(page)).not.toBeInViewport();
  await page.setViewportSize({width: 768, height: 1024});
  await scrollTo(page, 1700);
  await expect(navbar(page)).toBeInViewport();
});

test('it reappears on scroll up after a reload', async ({page}) => {
  await openLive(page, article);
  await scrollTo(page, 1900);
  await page.reload();
  await waitUntilLive(page);
  await expect(navbar(page)).toBeInViewport();
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(1900);
  await scrollTo(page, 1880);
  await expect(navbar(page)).toBeInViewport();
  await scrollTo(page, 1900);
  await expect(navbar(page)).not.toBeInViewport();
});

test('it reappears on scroll up at the very end of the page', async ({page}) => {
  await openLive(page, article);
  await scrollTo(page, 100_000);
  await expect(navbar(page)).not.toBeInViewport();
  await scrollTo(page, await page.evaluate(() => window.scrollY - 20));
  await expect(navbar(page)).toBeInViewport();
});

test('scrolling within the navbar’s own height does not hide it', async ({page}) => {
  await openLive(page, article);
  await scrollTo(page, 50);
  await expect(navbar(page)).toBeInViewport();
});

test('it shows itself when the focus enters it', async ({page}) => {
  await openLive(page, article);
  await scrollTo(page, 900);
  await expect(navbar(page)).not.toBeInViewport();
  await navbar(page).getByRole('link').first().focus();
  await expect(navbar(page)).toBeInViewport();
});

test('the focus moves through it without scrolling the page', async ({page}) => {
  await openLive(page, article);
  // A reaction of the page would be visible at once.
  await page.evaluate(() => {
    document.documentElement.style.scrollBehavior = 'auto';
  });
  await scrollTo(page, 1900);
  await expect(navbar(page)).not.toBeInViewport();
  const focusedAt = await navbar(page)
    .getByRole('link')
    .first()
    .evaluate((link) => {
      link.focus();
      return window.scrollY;
    });
  expect(focusedAt, 'in the bar while it was hidden').toBe(1900);
  const focused = navbar(page).locator(':focus');
  const names = [/Démarrer/, /Rechercher/, /^Versions/, /^Langues/];
  for (const name of names) {
    await page.keyboard.press('Tab');
    await expect(focused).toHaveText(name);
    expect(await page.evaluate(() => window.scrollY), String(name)).toBe(1900);
  }
  await page.keyboard.press('Enter');
  for (const name of ['English', 'Français']) {
    await page.keyboard.press('Tab');
    await expect(focused).toHaveText(name);
    expect(await page.evaluate(() => window.scrollY), name).toBe(1900);
  }
});

test('scrolling, keys and presses do not re-render its links', async ({page}) => {
  // Each link has an observer, created again whenever it is rendered.
  await page.addInitScript(() => {
    const counted = {observers: 0};
    Object.assign(window, {counted});
    window.IntersectionObserver = new Proxy(window.IntersectionObserver, {
      construct(target, given) {
        counted.observers += 1;
        return Reflect.construct(target, given);
      },
    });
  });
  await openLive(page, article);
  await page.waitForLoadState('networkidle');
  const observers = () =>
    page.evaluate(() => (window as unknown as {counted: {observers: number}}).counted.observers);
  const before = await observers();
  expect(before).toBeGreaterThan(0);
  await scrollTo(page, 900);
  await expect(navbar(page)).not.toBeInViewport();
  await scrollTo(page, 800);
  await expect(navbar(page)).toBeInViewport();
  await page.keyboard.press('b');
  await page.mouse.click(640, 600);
  await scrollTo(page, 780);
  expect(await observers()).toBe(before);
});

test('it does not slide under reduced motion', async ({page}) => {
  await page.emulateMedia({reducedMotion: 'reduce'});
  await openLive(page, article);
  await expect(navbar(page)).toHaveCSS('transition-duration', '0s');
  await page.emulateMedia({reducedMotion: 'no-preference'});
  await expect(navbar(page)).toHaveCSS('transition-duration', '0.2s');
});
