import type {Page} from '@playwright/test';
import {testOnFixture} from '../fixtures/fixtureSite';
import {holdBack} from '../holdBack';
import {expect} from '../quietPage';
import {axeFaults} from './axeFaults';
import {expectBelowBar} from './expectBelowBar';
import {openLive, waitUntilLive} from './openLive';

const {alone, test} = testOnFixture('rich');

test.describe.configure({mode: 'default'});
test.use({viewport: {width: 1440, height: 900}});

const bar = (page: Page) => page.getByRole('region', {name: 'Annonce'});
const navbar = (page: Page) => page.getByRole('navigation', {name: 'Navigation principale'});

test.describe('announcement bar', () => {
  test('is closeable, the dismissal is stored, and the focus is not lost', async ({page}) => {
    await openLive(page, '/fr/other');
    await bar(page).getByRole('button', {name: 'Fermer'}).focus();
    await page.keyboard.press('Enter');
    await expect(bar(page)).toHaveCount(0);
    await expect(navbar(page).getByRole('link').first()).toBeFocused();
    await page.reload();
    await expect(bar(page)).toBeHidden();
    await waitUntilLive(page);
    await expect(bar(page)).toHaveCount(0);
  });

  test('a new id shows it again at once, before scripts and after', async ({page}) => {
    await page.addInitScript(() => {
      localStorage.setItem('docusaurus.announcement.id', 'older');
      localStorage.setItem('docusaurus.announcement.dismiss', 'true');
    });
    await page.goto('/fr/other', {waitUntil: 'commit'});
    await expect(bar(page)).toBeVisible();
    await waitUntilLive(page);
    await expect(bar(page)).toBeVisible();
    await expect(bar(page).getByRole('button', {name: 'Fermer'})).toBeVisible();
  });

  test('holds text of any length at any width', async ({page}) => {
    await openLive(page, '/fr/other');
    for (const width of [1440, 997, 390, 320]) {
      await page.setViewportSize({width, height: 900});
      const {isCut, overflow} = await bar(page).evaluate((element) => ({
        isCut: element.scrollHeight > element.clientHeight,
        overflow: document.documentElement.scrollWidth - document.documentElement.clientWidth,
      }));
      expect(isCut, `${width} px`).toBe(false);
      expect(overflow, `${width} px`).toBeLessThanOrEqual(0);
    }
  });

  test('has its colours without a style attribute', async ({page, request}) => {
    const html = await (await request.get('/fr/other')).text();
    expect(html).not.toMatch(/<(?:section|div|svg)[^>]* style=/);
    await openLive(page, '/fr/other');
    await expect(bar(page)).toHaveCSS('background-color', 'rgb(18, 59, 42)');
    await expect(bar(page)).toHaveCSS('color', 'rgb(255, 255, 255)');
  });
});

test.describe('crash', () => {
  test.beforeEach(({watch}) => watch.allow(/The plan could not be drawn|The menu is broken/));

  async function crash(page: Page, path = '/fr/crash'): Promise<void> {
    await openLive(page, path);
    await page.getByRole('main').getByRole('button', {name: 'Crash'}).click();
  }

  const heading = (page: Page) =>
    page.getByRole('heading', {level: 1, name: 'Cette page a planté.'});

  test('title, message and the chain of causes, with focus and a status', async ({page}) => {
    await crash(page);
    await expect(heading(page)).toBeFocused();
    await expect(page.getByRole('alert')).toContainText('Cette page a planté.');
    await expect(page).toHaveTitle('Cette page a planté.');
    const text = await page.locator('main pre').textContent();
    expect(text).toBe(
      'The plan could not be drawn\n\nCause\u00a0:\nThe scene is empty\n\nCause\u00a0:\nNo graphics card',
    );
    await expect(navbar(page), 'the shell stays').toBeVisible();
  });

  test('in English: “This page crashed”, “Try again”, “Cause:”', async ({page}) => {
    await crash(page, '/crash');
    await expect(page.getByRole('heading', {level: 1})).toHaveText('This page crashed');
    await expect(page.getByRole('button', {name: 'Try again', exact: true})).toBeVisible();
    await expect(page.locator('main pre')).toContainText('Cause:');
  });

  test('normal, error, normal on “Try again”', async ({page}) => {
    await crash(page);
    await page.evaluate(() => Object.assign(window, {isMended: true}));
    await page.getByRole('button', {name: 'Réessayer'}).click();
    await expect(page.getByRole('heading', {level: 1})).toHaveText('Page that crashes');
  });

  test('crashes again as long as the cause persists', async ({page}) => {
    await crash(page);
    await page.getByRole('button', {name: 'Réessayer'}).click();
    await expect(page.getByRole('main').getByRole('button', {name: 'Crash'})).toBeVisible();
    await expect(page.getByRole('heading', {level: 1})).toBeFocused();
    await page.getByRole('main').getByRole('button', {name: 'Crash'}).click();
    await expect(heading(page)).toBeVisible();
  });

  alone('navigating away recovers, forward and back', async ({page}) => {
    await crash(page);
    await navbar(page).getByRole('link', {name: 'Plain link'}).click();
    await expect(page).toHaveURL('/fr/other');
    await expect(page.getByRole('heading', {level: 1})).toHaveText('Other page');
    await expect(page.getByRole('status').filter({hasText: /^Other page/})).toHaveCount(1);
    await page.goBack();
    await expect(page.getByRole('heading', {level: 1})).toHaveText('Page that crashes');
    await expect(page.getByRole('status').filter({hasText: /^Page that crashes/})).toHaveCount(1);
  });

  alone(
    'there is a way home, and the details can be copied for support',
    async ({page, context}) => {
      await context.grantPermissions(['clipboard-read', 'clipboard-write']);
      await crash(page);
      await page.getByRole('button', {name: 'Copier les détails'}).click();
      await expect(page.getByRole('status').filter({hasText: 'Copié'})).toBeVisible();
      const copied = await page.evaluate(() => navigator.clipboard.readText());
      expect(copied).toMatch(
        /^The plan could not be drawn\n\nCause\s:\nThe scene is empty\n\nCause\s:\nNo graphics card\n\nhttp/,
      );
      expect(copied).toContain('/fr/crash');
      await page.getByRole('link', {name: 'Accueil de l’aide'}).click();
      await expect(page).toHaveURL('/fr/');
    },
  );

  test('refused the clipboard, the text is selected', async ({page}) => {
    await page.addInitScript(() => {
      Object.defineProperty(navigator, 'clipboard', {value: undefined});
    });
    await crash(page);
    await page.getByRole('button', {name: 'Copier les détails'}).click();
    await expect(page.getByRole('status').filter({hasText: 'Ctrl + C'})).toBeVisible();
    const selected = await page.evaluate(() => String(getSelection()));
    expect(selected).toContain('No graphics card');
    expect(selected).toMatch(/\/fr\/crash\s+Mozilla/);
  });

  test('French also when the shell itself crashes, and it recovers', async ({page}) => {
    await page.setViewportSize({width: 390, height: 844});
    await crash(page, '/fr/shell-crash');
    await expect(heading(page)).toBeFocused();
    await expect(page).toHaveTitle('Cette page a planté.');
    await expect(page.locator('main pre')).toHaveText('The menu is broken');
    await expect(page.getByRole('link', {name: 'Accueil de l’aide'})).toHaveAttribute(
      'href',
      '/fr/',
    );
    expect(await axeFaults(page)).toEqual([]);
    await page.evaluate(() => Object.assign(window, {isMended: true}));
    await page.getByRole('button', {name: 'Réessayer'}).click();
    await expect(page.getByRole('heading', {level: 1})).toHaveText(
      'Page that takes the shell down',
    );
  });

  test.describe('on a phone', () => {
    test.use({viewport: {width: 390, height: 844}, isMobile: true, hasTouch: true});

    alone('the shell crashed: the page keeps to the screen, and Back recovers', async ({page}) => {
      await openLive(page, '/fr/crash');
      await page.getByRole('link', {name: /^Suivant/}).click();
      // The URL changes before the page, which has a button of the same name.
      await expect(page.getByRole('heading', {level: 1})).toHaveText(
        'Page that takes the shell down',
      );
      await page.getByRole('main').getByRole('button', {name: 'Crash'}).click();
      await expect(heading(page)).toBeVisible();
      await expect(page.locator('head link[rel="icon"]')).toHaveCount(1);
      expect(await page.evaluate(() => window.innerWidth)).toBe(390);
      await page.goBack();
      await expect(page.getByRole('heading', {level: 1})).toHaveText('Page that crashes');
    });
  });
});

test.describe('a part that is loading', () => {
  test('says that it is slow, or why it failed, and axe finds nothing', async ({page}) => {
    await page.addInitScript(() => localStorage.setItem('theme', 'light'));
    await page.emulateMedia({reducedMotion: 'reduce'});
    await openLive(page, '/fr/loading');
    const main = page.getByRole('main');
    await expect(main.getByRole('status')).toHaveText('Chargement en cours');
    await expect(main.getByRole('alert')).toContainText('Loading chunk 7 failed.');
    const looks = {modes: ['light', 'dark'], widths: [1440, 390, 320]} as const;
    expect(await axeFaults(page, looks)).toEqual([]);
    await page.getByRole('button', {name: 'Réessayer'}).click();
    await expect(page.getByRole('alert')).toHaveCount(0);
  });

  test('loads on retry after a failure', async ({page, watch}) => {
    watch.allow(/ERR_FAILED|Loading chunk/);
    await openLive(page, '/fr/route-here');
    const main = page.getByRole('main');
    let isRefused = true;
    const release = await holdBack(page, /\/assets\/js\//, (route) =>
      isRefused ? route.abort() : route.continue(),
    );
    await page.getByRole('button', {name: 'Show the page'}).click();
    await expect(main.getByRole('status')).toHaveText('Chargement en cours');
    release();
    await expect(main.getByRole('alert')).toContainText(/Loading chunk .* failed/);
    await expect(main.getByRole('status')).toHaveCount(0);
    isRefused = false;
    await main.getByRole('button', {name: 'Réessayer'}).click();
    await expect(main.getByText('A second page, of another sidebar.')).toBeVisible();
    await expect(main.getByRole('alert')).toHaveCount(0);
  });
});

test.describe('items', () => {
  test('every type is in the navbar, right by default', async ({page}) => {
    await openLive(page, '/fr/long');
    const left = page.locator('.theme-layout-navbar-left');
    const right = page.locator('.theme-layout-navbar-right');
    await expect(left.getByRole('link', {name: 'Elsewhere'})).toBeVisible();
    await expect(left.getByRole('button', {name: 'Menu'})).toBeVisible();
    for (const name of ['Plain link', 'Doc', 'Sidebar', 'Version']) {
      await expect(right.getByRole('link', {name, exact: true})).toBeVisible();
    }
    for (const name of ['With a page', /2025/, /Français/]) {
      await expect(right.getByRole('button', {name}).first()).toBeVisible();
    }
    await expect(right.locator('.fixture-html')).toHaveText('Raw');
  });

  test('an external link says that it opens a tab, as separate words', async ({page}) => {
    await openLive(page, '/fr/long');
    const link = navbar(page).getByRole('link', {
      name: 'Elsewhere (s’ouvre dans un nouvel onglet)',
      exact: true,
    });
    await expect(link).toHaveAttribute('target', '_blank');
  });

  test('a menu with its own page has it as its first entry', async ({page}) => {
    await openLive(page, '/fr/other');
    await navbar(page).getByRole('button', {name: 'With a page'}).click();
    await navbar(page).getByRole('link', {name: 'With a page'}).click();
    await expect(page).toHaveURL('/fr/long');
  });

  test('extra entries before and after those of a menu, and a custom search', async ({page}) => {
    await openLive(page, '/fr/long?a=1#part-2');
    await navbar(page).getByRole('button', {name: /2025/}).click();
    const versions = navbar(page).getByRole('list').filter({hasText: 'Before'});
    await expect(versions.getByRole('link')).toHaveText(['Before', '2025', '2024', 'After']);
    await navbar(page)
      .getByRole('button', {name: /Français/})
      .click();
    await expect(navbar(page).getByRole('link', {name: 'English'})).toHaveAttribute(
      'href',
      '/long?a=1&from=menu#part-2',
    );
  });

  test('in the drawer a menu is collapsed unless one of its items matches the path', async ({
    page,
  }) => {
    await page.setViewportSize({width: 390, height: 844});
    const menu = page.getByRole('dialog').getByRole('button', {name: 'Menu', exact: true});
    for (const [path, isExpanded] of [
      ['/fr/other', 'true'],
      ['/fr/long', 'true'],
      ['/fr/crash', 'false'],
    ] as const) {
      await openLive(page, path);
      await page.locator('.navbar__toggle').click();
      await page.getByRole('button', {name: '← Retour au menu principal'}).click();
      await expect(menu).toHaveAttribute('aria-expanded', isExpanded);
    }
    await expect(page.getByRole('dialog').locator('ul > div')).toHaveCount(0);
  });

  test('in the drawer a menu collapses when the reader has left the page of its item', async ({
    page,
  }) => {
    await page.setViewportSize({width: 390, height: 844});
    await openLive(page, '/fr/long');
    const drawer = page.getByRole('dialog');
    const menu = drawer.getByRole('button', {name: 'With a page'});
    const showMainMenu = async () => {
      await page.locator('.navbar__toggle').click();
      await drawer.getByRole('button', {name: '← Retour au menu principal'}).click();
    };
    await showMainMenu();
    await expect(menu).toHaveAttribute('aria-expanded', 'true');
    await drawer.getByRole('link', {name: 'Other page'}).click();
    await expect(page).toHaveURL('/fr/other');
    await expect(drawer).toBeHidden();
    await showMainMenu();
    await expect(menu).toHaveAttribute('aria-expanded', 'false');
  });
});

test.describe('footer', () => {
  test('dark, in columns, with its logo and copyright', async ({page}) => {
    await openLive(page, '/fr/other');
    const footer = page.getByRole('contentinfo');
    await expect(footer).toHaveAttribute('data-theme', 'dark');
    const links = footer.getByRole('navigation', {name: 'Pied de page'});
    await expect(links.getByRole('heading', {level: 2})).toHaveText(['Help', 'Company']);
    await expect(links.getByRole('list', {name: 'Help'}).getByRole('link')).toHaveCount(2);
    await expect(links.getByRole('link', {name: 'Markup'})).toHaveAttribute('href', '/long');
    const logo = footer.getByRole('link', {name: 'Maker'});
    await expect(logo).toHaveAttribute('href', 'https://example.org/');
    await expect(logo).toHaveAttribute('target', '_self');
    const image = logo.getByRole('img');
    await expect(image).toHaveAttribute('src', '/fr/img/brand/favicon.svg');
    await expect(image).toHaveAttribute('width', '40');
    await expect(footer).toContainText('2025');
  });
});

test('axe finds nothing with the bar shown, a dark navbar, a menu, a crash, in both colours and all widths', async ({
  page,
  watch,
}) => {
  watch.allow(/The plan could not be drawn/);
  await page.addInitScript(() => localStorage.setItem('theme', 'light'));
  await page.emulateMedia({reducedMotion: 'reduce'});
  await page.setViewportSize({width: 1440, height: 900});
  await openLive(page, '/fr/crash');
  await navbar(page).getByRole('button', {name: 'Menu'}).click();
  const looks = {modes: ['light', 'dark'], widths: [1440, 996, 390, 320]} as const;
  expect(await axeFaults(page, looks), 'bar and menu').toEqual([]);
  await page.getByRole('main').getByRole('button', {name: 'Crash'}).click();
  expect(await axeFaults(page, looks), 'crash').toEqual([]);
});

test('a bar of two rows does not cover the anchor that the page is loaded at, also when the reader presses before it is measured', async ({
  page,
}) => {
  await page.addInitScript(() => {
    const {observe} = ResizeObserver.prototype;
    ResizeObserver.prototype.observe = function (...watched) {
      observe.apply(this, watched);
      window.dispatchEvent(new Event('pointerdown'));
    };
  });
  await page.setViewportSize({width: 997, height: 800});
  await openLive(page, '/fr/long#part-2');
  await expectBelowBar(page, page.locator('#part-2'));
});
