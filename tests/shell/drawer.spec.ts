import type {Locator, Page} from '@playwright/test';
import {brand} from '../../src/site';
import {allOf} from '../allOf';
import {doubleText} from '../doubleText';
import {expect, test} from '../keptPage';
import {test as alone} from '../quietPage';
import {openLive, waitUntilLive} from './openLive';

const article = '/fr/getting-started/draw-walls-and-rooms';

test.use({viewport: {width: 390, height: 844}});

const toggle = (page: Page) =>
  page.getByRole('button', {name: 'Ouvrir/fermer la barre de navigation'});
const drawer = (page: Page) => page.getByRole('dialog', {name: 'Menu'});
const close = (page: Page) =>
  page.getByRole('button', {name: 'Fermer la barre de navigation', exact: true});
const back = (page: Page) => page.getByRole('button', {name: '← Retour au menu principal'});

async function open(page: Page): Promise<void> {
  await openLive(page, article);
  await toggle(page).click();
  await expect(drawer(page)).toBeVisible();
}

test('it is there at 996 px and not at 997', async ({page}) => {
  await openLive(page, article);
  for (const [width, isThere] of [
    [996, true],
    [997, false],
  ] as const) {
    await page.setViewportSize({width, height: 800});
    await expect(toggle(page)).toBeVisible({visible: isThere});
    const link = page.getByRole('link', {name: 'Retour à l’accueil'});
    await expect(link).toBeVisible({visible: !isThere});
  }
});

test('on the smallest phone the name of the site is whole where a reader spaces letters out', async ({
  page,
}) => {
  await page.setViewportSize({width: 320, height: 800});
  await open(page);
  const name = drawer(page).getByText(brand.name, {exact: true});
  await name.evaluate((element) => {
    const spaced = new CSSStyleSheet();
    spaced.replaceSync('* {letter-spacing: 0.12em !important; word-spacing: 0.16em !important}');
    element.ownerDocument.adoptedStyleSheets.push(spaced);
  });
  const cutPx = await name.evaluate((element) => element.scrollWidth - element.clientWidth);
  expect(cutPx).toBe(0);
});

alone(
  'a wide window that is small for a moment, as for a picture of the whole page, keeps its sidebar',
  async ({page}) => {
    await page.setViewportSize({width: 1280, height: 800});
    await page.clock.install();
    await openLive(page, article);
    await page.clock.pauseAt(await page.evaluate(() => Date.now() + 1000));
    const link = await page.getByRole('complementary').getByRole('link').first().elementHandle();
    await page.setViewportSize({width: 390, height: 800});
    await expect(page.getByRole('complementary')).toBeHidden();
    await page.clock.runFor(100);
    await page.setViewportSize({width: 1280, height: 800});
    await expect(page.getByRole('complementary')).toBeVisible();
    await page.clock.runFor(1000);
    expect(await link?.evaluate((shown) => shown.isConnected)).toBe(true);
  },
);

test('at 320 px and 200 % text its labels break between words', async ({page}) => {
  await page.setViewportSize({width: 320, height: 800});
  await open(page);
  await doubleText(page);
  for (const name of ['Démarrer votre projet', 'Étages et trémies', 'Votre compte']) {
    const rows = await drawer(page)
      .getByRole('link', {name, exact: true})
      .evaluate((link) => {
        const words = document.createRange();
        // Its text alone: boxes around it begin above the first row.
        const text = document.createTreeWalker(link, NodeFilter.SHOW_TEXT).nextNode();
        words.selectNodeContents(text ?? link);
        return new Set([...words.getClientRects()].map(({top}) => top)).size;
      });
    expect(rows, name).toBeLessThanOrEqual(name.split(' ').length);
  }
});

test('it holds the sidebar, and behind “← Back to main menu” the main menu', async ({page}) => {
  await open(page);
  await expect(drawer(page).getByRole('link', {name: 'Étages et trémies'})).toBeVisible();
  await expect(drawer(page).getByRole('link', {name: 'Retour à l’accueil'})).toBeHidden();
  await back(page).click();
  await expect(drawer(page).getByRole('link', {name: 'Retour à l’accueil'})).toBeVisible();
  await expect(drawer(page).getByRole('link', {name: 'Étages et trémies'})).toBeHidden();
  await expect(
    drawer(page).getByRole('link', {name: 'Démarrer votre projet'}),
    'the focus goes along with the panel',
  ).toBeFocused();
});

test('Close, pressed at once where the menu button was, closes it', async ({page}) => {
  await page.emulateMedia({reducedMotion: 'reduce'});
  await openLive(page, article);
  await toggle(page).click();
  await close(page).click();
  await expect(drawer(page)).toBeHidden();
});

test.describe('on a touch screen', () => {
  test.use({hasTouch: true});

  test('a double tap on the menu button leaves it open, and a tap on Close closes it', async ({
    page,
  }) => {
    await openLive(page, article);
    await toggle(page).tap();
    // A trial waits until it has come to rest: the drawer slides in.
    await close(page).tap({trial: true});
    const covering = await close(page).boundingBox();
    await page.keyboard.press('Escape');
    await expect(drawer(page)).toBeHidden();
    const box = await toggle(page).boundingBox();
    if (!box || !covering) {
      throw new Error('The buttons have no place on the page.');
    }
    const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
    expect(x, 'Close lies under the finger').toBeGreaterThan(covering.x);
    expect(x, 'Close lies under the finger').toBeLessThan(covering.x + covering.width);
    await Promise.all([page.touchscreen.tap(x, y), page.touchscreen.tap(x, y)]);
    await expect(drawer(page)).toBeVisible();
    await expect(async () => {
      await close(page).tap();
      await expect(drawer(page)).toBeHidden({timeout: 500});
    }).toPass();
  });
});

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

test('Escape closes it and gives the focus back', async ({page}) => {
  await open(page);
  await page.keyboard.press('Escape');
  await expect(drawer(page)).toBeHidden();
  await expect(toggle(page)).toBeFocused();
  await toggle(page).click();
  await expect(drawer(page), 'once more').toBeVisible();
});

test('it gives the focus back where a press focuses no button, as in Safari', async ({page}) => {
  await page.addInitScript(() => addEventListener('mousedown', (event) => event.preventDefault()));
  await open(page);
  await page.keyboard.press('Escape');
  await expect(toggle(page)).toBeFocused();
});

test('a press beside it closes it', async ({page}) => {
  await open(page);
  await page.mouse.click(380, 500);
  await expect(drawer(page)).toBeHidden();
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

test('crossing 996 px while it is open leaves nothing broken', async ({page}) => {
  await open(page);
  await page.setViewportSize({width: 1200, height: 800});
  await expect(page.locator('dialog[open]')).toHaveCount(0);
  await expect(page.locator('body')).not.toHaveCSS('overflow', 'hidden');
  await expect(page.locator('nav.navbar a').first()).toBeFocused();
  await page.getByRole('button', {name: 'Langues Français'}).click();
  await expect(page.getByRole('link', {name: 'English', exact: true})).toBeVisible();
  await page.setViewportSize({width: 390, height: 844});
  await expect(drawer(page)).toBeHidden();
  await toggle(page).click();
  await expect(drawer(page)).toBeVisible();
});

alone('the browser’s Back closes it and stays on the page', async ({page}) => {
  await openLive(page, '/fr/');
  await page.getByRole('main').getByRole('link', {name: 'Fonctionnalités'}).first().click();
  await expect(page).toHaveURL('/fr/features/');
  await toggle(page).click();
  await expect(drawer(page)).toBeVisible();
  await page.goBack();
  await expect(drawer(page)).toBeHidden();
  await expect(page).toHaveURL('/fr/features/');
});

alone(
  'Back closes it on the first page of a visit too, and the next Back leaves',
  async ({page}) => {
    await page.goto('/faq/');
    await openLive(page, article);
    const scrolled = (): Promise<number> => page.evaluate(() => window.scrollY);
    await page.mouse.move(200, 400);
    await page.mouse.wheel(0, 1000);
    await expect.poll(scrolled).toBe(1000);
    // The bar is back once the reader scrolls up.
    await page.mouse.wheel(0, -100);
    await expect.poll(scrolled).toBe(900);
    await expect(toggle(page)).toBeInViewport({ratio: 1});
    for (const _ of ['once', 'and again']) {
      await toggle(page).click();
      await expect(drawer(page)).toBeVisible();
      // Where the bar was hidden, the press had to bring it out.
      const place = await scrolled();
      expect(place).toBeGreaterThan(0);
      await page.goBack();
      await expect(drawer(page)).toBeHidden();
      await expect(page).toHaveURL(article);
      // The step has been taken back.
      await expect.poll(() => page.evaluate(() => window.history.state?.isSpare)).toBeUndefined();
      await expect.poll(scrolled).toBe(place);
    }
    await page.goBack();
    await expect(page).toHaveURL('/faq/');
  },
);

alone(
  'a page entered by itself, its drawer closed by its button, is one step in the history',
  async ({page}) => {
    await page.goto('/faq/');
    await open(page);
    await close(page).click();
    await expect(drawer(page)).toBeHidden();
    await page.getByRole('main').locator('a[href^="/fr/features/"]').first().click();
    await expect(page).toHaveURL(/\/fr\/features\//);
    await page.goBack();
    await expect(page).toHaveURL(article);
    await page.goBack();
    await expect(page).toHaveURL('/faq/');
    await page.goForward();
    await expect(page).toHaveURL(article);
    await expect(page.getByRole('heading', {level: 1})).toHaveText(
      'Dessiner les murs et les pièces',
    );
  },
);

/** Opens the page of shortcuts, two steps from home, and hands over the title on screen. */
async function openShortcuts(page: Page): Promise<Locator> {
  await openLive(page, '/fr/');
  const title = page.getByRole('heading', {level: 1});
  await page.getByRole('main').getByRole('link', {name: 'Fonctionnalités'}).first().click();
  await expect(title).toHaveText('Fonctionnalités');
  await page.getByRole('main').locator('a[href="/fr/features/shortcuts"]').first().click();
  await expect(title).toHaveText('Raccourcis clavier et souris');
  return title;
}

alone('Back closes a search over it first, then the drawer', async ({page}) => {
  await open(page);
  await page.keyboard.press('Control+k');
  const search = page.getByRole('dialog', {name: 'Rechercher dans l’aide'});
  await expect(search).toBeVisible();
  await page.goBack();
  await expect(search).toBeHidden();
  await expect(drawer(page)).toBeVisible();
  await page.goBack();
  await expect(drawer(page)).toBeHidden();
  await expect(page).toHaveURL(article);
});

alone('a step of two pages back closes it and stays on the page', async ({page}) => {
  const title = await openShortcuts(page);
  await toggle(page).click();
  await expect(drawer(page)).toBeVisible();
  await page.evaluate(() => window.history.go(-2));
  await expect(drawer(page)).toBeHidden();
  await expect(page).toHaveURL('/fr/features/shortcuts');
  await page.goBack();
  await expect(title).toHaveText('Fonctionnalités');
});

alone(
  'Back closes it after a reload too, and the page stays that of its address',
  async ({page}) => {
    await openLive(page, '/fr/');
    await page.getByRole('main').getByRole('link', {name: 'Fonctionnalités'}).first().click();
    await expect(page).toHaveURL('/fr/features/');
    const title = page.getByRole('heading', {level: 1});
    await expect(title).toHaveText('Fonctionnalités');
    await page.reload();
    await waitUntilLive(page);
    await toggle(page).click();
    await expect(drawer(page)).toBeVisible();
    await page.goBack();
    await expect(drawer(page)).toBeHidden();
    await expect(page).toHaveURL('/fr/features/');
    await expect(title).toHaveText('Fonctionnalités');
    await page.goBack();
    await expect(page).toHaveURL('/fr/');
    await expect(title).toHaveText('Centre d’aide');
  },
);

alone(
  'Forward closes it where the browser does not say which way a step went, and the next step is heard',
  async ({page}) => {
    await page.addInitScript(() => Object.defineProperty(window, 'navigation', {value: undefined}));
    const title = await openShortcuts(page);
    await page.goBack();
    await expect(title).toHaveText('Fonctionnalités');
    await toggle(page).click();
    await page.evaluate(() => window.history.forward());
    await expect(drawer(page)).toBeHidden();
    await page
      .getByRole('main')
      .locator('a[href="/fr/features/multi-select-tool"]')
      .first()
      .click();
    await expect(page).toHaveURL('/fr/features/multi-select-tool');
    await page.goBack();
    await expect(page).toHaveURL('/fr/features/shortcuts');
    await expect(title).toHaveText('Raccourcis clavier et souris');
  },
);

test('a link in it leads on and closes it', async ({page}) => {
  await open(page);
  await drawer(page).getByRole('link', {name: 'Étages et trémies'}).click();
  await expect(page).toHaveURL('/fr/getting-started/floors-and-stairwells');
  await expect(drawer(page)).toBeHidden();
});

alone('a link in it that opens a tab of its own leaves it open', async ({page, context}) => {
  await open(page);
  const links = drawer(page).getByRole('link');
  for (const link of [links.first(), links.filter({hasText: 'Étages et trémies'})]) {
    const opened = context.waitForEvent('page');
    await link.click({modifiers: ['ControlOrMeta']});
    await (await opened).close();
    await expect(drawer(page)).toBeVisible();
  }
});

test('menus in it are open where one of their entries is the current page', async ({page}) => {
  await open(page);
  await back(page).click();
  for (const name of ['Versions', 'Langues']) {
    await expect(drawer(page).getByRole('button', {name})).toHaveAttribute('aria-expanded', 'true');
  }
  const versions = drawer(page).getByRole('button', {name: 'Versions'});
  const entry = drawer(page).getByRole('link', {name: '2024'});
  await expect(entry).toBeVisible();
  await versions.click();
  await expect(versions).toHaveAttribute('aria-expanded', 'false');
  await expect(entry).toBeHidden();
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
  // What lies below the way back comes out from there as it takes the focus.
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

test('arrows of menus in it and of groups of pages point the same way', async ({page}) => {
  await open(page);
  const turnsOf = async (name: RegExp, arrow: string) => {
    const button = drawer(page).getByRole('button', {name});
    const turn = () =>
      button.evaluate(async (element, pseudo) => {
        await Promise.all(element.getAnimations({subtree: true}).map(({finished}) => finished));
        return getComputedStyle(element, pseudo).transform;
      }, arrow);
    await expect(button).toHaveAttribute('aria-expanded', 'true');
    const opened = await turn();
    await button.click();
    await expect.poll(turn).not.toBe(opened);
    return [opened, await turn()];
  };
  const groups = await turnsOf(/catégorie.*Fonctionnalités/, '::before');
  await back(page).click();
  expect(await turnsOf(/Versions/, '::after')).toEqual(groups);
});

test('a group that was collapsed shows its links once its page has been opened', async ({page}) => {
  await open(page);
  const group = drawer(page).getByRole('button', {name: /catégorie.*Fonctionnalités/});
  const entry = drawer(page).getByRole('link', {name: 'Raccourcis'});
  await group.click();
  await expect(entry).toBeHidden();
  await drawer(page).getByRole('link', {name: 'Fonctionnalités', exact: true}).click();
  await expect(page).toHaveURL('/fr/features/');
  await toggle(page).click();
  await expect(group).toHaveAttribute('aria-expanded', 'true');
  // Not only there: a list without height cuts it off.
  await expect(entry).toBeInViewport();
});

test('every control in it is at least 24 px', async ({page}) => {
  await open(page);
  for (const isMain of [false, true]) {
    if (isMain) {
      await back(page).click();
    }
    for (const control of await allOf(drawer(page).locator('a:visible, button:visible'))) {
      const box = await control.boundingBox();
      expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(24);
    }
  }
});

test('the brand leaves it, on the home page too', async ({page}) => {
  await open(page);
  await drawer(page).getByRole('link', {name: brand.name}).click();
  await expect(page).toHaveURL(/\/fr\/$/);
  await expect(drawer(page)).toBeHidden();
  await toggle(page).click();
  await drawer(page).getByRole('link', {name: brand.name}).click();
  await expect(drawer(page)).toBeHidden();
});
