import type {Page} from '@playwright/test';
import {allOf} from '../allOf';
import {expect, test} from '../keptPage';
import {test as testAlone} from '../quietPage';
import {watchShifts} from '../watchShifts';
import {expectBelowBar} from './expectBelowBar';
import {openLive, waitUntilLive} from './openLive';

const article = '/fr/getting-started/draw-walls-and-rooms';

test.use({viewport: {width: 1280, height: 800}});

const navbar = (page: Page) => page.getByRole('navigation', {name: 'Navigation principale'});

async function scrollTo(page: Page, y: number): Promise<void> {
  await page.evaluate(
    (top) =>
      new Promise((resolve) => {
        window.addEventListener('scrollend', resolve, {once: true});
        window.scrollTo({top, behavior: 'instant'});
      }),
    y,
  );
}

/** Until what the page does next has brought its scrolling to an end, also a smooth one. */
async function scrolledBy(page: Page, act: () => Promise<void>): Promise<void> {
  await page.evaluate(() => {
    const ended = new Promise((resolve) =>
      window.addEventListener('scrollend', resolve, {once: true}),
    );
    Object.assign(window, {ended: ended.then(() => true)});
  });
  await act();
  await page.waitForFunction('window.ended');
}

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

test('it reappears on scroll up from where a page was loaded anew', async ({page}) => {
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

test('it stays within the navbar’s own height', async ({page}) => {
  await openLive(page, article);
  await scrollTo(page, 50);
  await expect(navbar(page)).toBeInViewport();
});

test('it stays when the page is loaded at an existing anchor, which it does not cover', async ({
  page,
}) => {
  await openLive(page, `${article}#see-also`);
  await expect(navbar(page)).toBeInViewport();
  const bar = await navbar(page).boundingBox();
  const heading = await page.locator('#see-also').boundingBox();
  expect(heading?.y).toBeGreaterThanOrEqual((bar?.y ?? 0) + (bar?.height ?? 0));
});

test('it stays when a link leads to an anchor, the same link twice too', async ({page}) => {
  await openLive(page, article);
  const link = page.locator('.table-of-contents a').last();
  const heading = page.locator((await link.getAttribute('href')) ?? '');
  for (let times = 0; times < 2; times += 1) {
    await scrolledBy(page, () => link.click());
    await expect(heading).toBeInViewport();
    await expect(navbar(page)).toBeInViewport();
    const bar = await navbar(page).boundingBox();
    const box = await heading.boundingBox();
    expect(box?.y).toBeGreaterThanOrEqual((bar?.y ?? 0) + (bar?.height ?? 0));
    await page.mouse.move(500, 500);
    await scrolledBy(page, () => page.mouse.wheel(0, -600));
    await expect(heading).not.toBeInViewport({ratio: 1});
  }
});

test('it stays when a link is pressed while the page still glides after a key', async ({page}) => {
  for (const key of ['PageDown', 'Space', 'End']) {
    await openLive(page, article);
    const link = page.locator('.table-of-contents a').nth(6);
    const heading = page.locator((await link.getAttribute('href')) ?? '');
    await page.keyboard.press(key);
    await link.click();
    await expect
      .poll(async () => Math.abs(((await heading.boundingBox())?.y ?? 0) - 80), key)
      .toBeLessThan(20);
    await expectBelowBar(page, heading);
    await expect(navbar(page), key).toBeInViewport({ratio: 1});
    // Else the next visit would come to where this one was left.
    await page.goto('/fr/');
  }
});

test('it hides again when the reader scrolls on from the anchor', async ({page}) => {
  await openLive(page, `${article}#outer-walls`);
  await page.mouse.move(500, 500);
  await page.mouse.wheel(0, 400);
  await expect(navbar(page)).not.toBeInViewport();
});

test('it hides again from an anchor that a link led to, by whatever the page is scrolled', async ({
  page,
}) => {
  await openLive(page, article);
  const link = page.locator('.table-of-contents a').nth(2);
  await scrolledBy(page, () => link.click());
  await expect(navbar(page)).toBeInViewport();
  await scrollTo(page, await page.evaluate(() => window.scrollY + 600));
  await expect(navbar(page)).not.toBeInViewport();
});

test('it shows itself when the focus enters it', async ({page}) => {
  await openLive(page, article);
  await scrollTo(page, 900);
  await expect(navbar(page)).not.toBeInViewport();
  await navbar(page).getByRole('link').first().focus();
  await expect(navbar(page)).toBeInViewport();
});

test('the focus walks through it, and the page stays where it is', async ({page}) => {
  await openLive(page, article);
  // What the page did would be seen at once.
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

/** The pages opened from now on are as in a browser that is set to letters of twice the size. */
async function setDoubleText(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync('html{font-size:34px}');
    document.adoptedStyleSheets = [sheet];
  });
}

test('of several rows, it does not cover the anchor that the page is loaded at', async ({page}) => {
  await setDoubleText(page);
  await openLive(page, `${article}#outer-walls`);
  await expectBelowBar(page, page.locator('#outer-walls'));
  expect((await navbar(page).boundingBox())?.height, 'several rows').toBeGreaterThan(200);
});

test('neither scrolling nor keys nor presses render its links again', async ({page}) => {
  // Links are watched by an observer each, made anew whenever they are rendered.
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

testAlone('nothing moves when the scripts arrive', async ({page}) => {
  const shifts = await watchShifts(page);
  for (const theme of ['light', 'dark']) {
    await page.addInitScript((mode) => localStorage.setItem('theme', mode), theme);
    for (const width of [1280, 390]) {
      await page.setViewportSize({width, height: 800});
      for (const path of [article, '/fr/', '/fr/2024/']) {
        await page.goto(path);
        await waitUntilLive(page);
        const late = (await shifts()).filter(({isBeforeScripts}) => !isBeforeScripts);
        expect(late, `${path} ${theme} ${width}`).toEqual([]);
      }
    }
  }
});

testAlone(
  'nothing moves when the scripts arrive at a bar that large text makes taller',
  async ({page}) => {
    const shifts = await watchShifts(page);
    await setDoubleText(page);
    for (const width of [1000, 1280]) {
      await page.setViewportSize({width, height: 800});
      await page.goto(article);
      await waitUntilLive(page);
      await expect(page.locator('html')).toHaveAttribute('style', /--ifm-navbar-height: \d+px/);
      const late = (await shifts()).filter(({isBeforeScripts}) => !isBeforeScripts);
      expect(late, `${width} px`).toEqual([]);
    }
  },
);

test('every control of the bar is at least 24 px', async ({page}) => {
  for (const width of [1440, 997, 996, 390, 320]) {
    await page.setViewportSize({width, height: 800});
    await openLive(page, article);
    for (const control of await allOf(navbar(page).locator('a:visible, button:visible'))) {
      const box = await control.boundingBox();
      expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(24);
    }
    const {scrollWidth, clientWidth} = await page.evaluate(() => {
      const {scrollWidth, clientWidth} = document.documentElement;
      return {scrollWidth, clientWidth};
    });
    expect(scrollWidth, `${width} px`).toBeLessThanOrEqual(clientWidth);
  }
});

test('the current page is marked as such, and only it', async ({page}) => {
  await openLive(page, '/fr/getting-started/');
  const link = navbar(page).getByRole('link', {name: 'Démarrer votre projet'});
  await expect(link).toHaveAttribute('aria-current', 'page');
  await page.goto(article);
  await expect(link).toHaveAttribute('aria-current', 'true');
  await page.goto('/fr/account/');
  await expect(link).not.toHaveAttribute('aria-current', /./);
});

for (const width of [997, 1024, 1060]) {
  test(`its items stand in one row at ${width} px, in the longer language`, async ({page}) => {
    await page.setViewportSize({width, height: 700});
    await openLive(page, '/fr/');
    const search = await page
      .getByRole('button', {name: /Rechercher/})
      .first()
      .boundingBox();
    const menu = await navbar(page)
      .getByRole('button', {name: /Français/})
      .boundingBox();
    expect(Math.abs((search?.y ?? 0) - (menu?.y ?? 0))).toBeLessThan(20);
    const bar = await navbar(page).boundingBox();
    expect(bar?.height).toBeLessThan(76);
  });
}
