import {saveData} from '../connection';
import {withSiteServed} from '../fixtures/fixtureSite';
import {expect, test} from '../keptPage';
import {test as alone} from '../quietPage';
import {watchShifts} from '../watchShifts';
import {openLive, waitUntilLive} from './openLive';

test.beforeEach(({watch}) => watch.allow(/status of 404/));

const texts = {
  fr: [
    'Page introuvable',
    "Nous n'avons pas trouvé ce que vous recherchez.",
    /Si vous avez suivi un lien, prévenez la personne qui gère le site où il se trouve/,
  ],
  en: [
    'Page Not Found',
    'We could not find what you were looking for.',
    /Please contact the owner of the site that linked you to the original URL/,
  ],
} as const;

test('the two sentences and the advice, its own title, noindex, no canonical URL', async ({
  page,
}) => {
  for (const [path, language] of [
    ['/fr/nope', 'fr'],
    ['/nope', 'en'],
  ] as const) {
    await openLive(page, path);
    for (const text of texts[language]) {
      await expect(page.getByRole('main').getByText(text)).toBeVisible();
    }
    await expect(page).toHaveTitle(new RegExp(`^${texts[language][0]} \\|`));
    await expect(page.locator('head meta[name="robots"]')).toHaveAttribute('content', /noindex/);
    await expect(page.locator('head link[rel="canonical"], head link[hreflang]')).toHaveCount(0);
  }
});

test('it is all there without scripts', async ({request}) => {
  const html = await (await request.get('/fr/nope')).text();
  expect(html).toContain('Page introuvable');
  expect(html).toMatch(/name="?robots"? content="?noindex/);
  expect(html).toMatch(/<title[^>]*>Page introuvable/);
  expect(html).not.toContain('rel="canonical"');
});

test('it suggests the nearest existing pages for the mistyped address', async ({page}) => {
  await openLive(page, '/fr/getting-started/draw-wals-and-room');
  const link = page.getByRole('main').getByRole('link', {name: 'Dessiner les murs et les pièces'});
  await expect(link).toBeVisible();
  await link.click();
  await expect(page).toHaveURL('/fr/getting-started/draw-walls-and-rooms');
});

test('it does not scroll in a wide window, and nothing moves when suggestions appear', async ({
  page,
}) => {
  const shifts = await watchShifts(page);
  for (const {width, height} of [
    {width: 1440, height: 900},
    {width: 390, height: 844},
  ]) {
    await page.setViewportSize({width, height});
    for (const path of ['/fr/nope', '/fr/getting-started/draw-wals-and-room']) {
      await openLive(page, path);
      const near = page.getByRole('main').getByRole('status').getByRole('link');
      await expect(near.first()).toBeVisible({visible: path !== '/fr/nope'});
      expect(await shifts(), `${path} at ${width} px`).toEqual([]);
      const scrolledPx = await page.evaluate(
        () => document.documentElement.scrollHeight - window.innerHeight,
      );
      if (width > 390) expect(scrolledPx, path).toBe(0);
    }
  }
});

test('in the archive it suggests archived pages', async ({page}) => {
  await openLive(page, '/fr/2024/features/shortcutz');
  const near = page.getByRole('main').getByRole('status').getByRole('link');
  await expect(near.first()).toHaveAttribute('href', '/fr/2024/features/shortcuts');
});

test('a URL copied with a trailing space leads to its page, under its own URL', async ({page}) => {
  for (const [asked, shown] of [
    ['/fr/template%20?a=%20b#types', '/fr/template?a=%20b#types'],
    ['/fr/account/%C2%A0', '/fr/account/'],
    ['/getting-started/draw-walls-and-rooms%20%20', '/getting-started/draw-walls-and-rooms'],
  ] as const) {
    await page.goto(asked);
    await expect(page).toHaveURL(shown);
    await waitUntilLive(page);
    await expect(page.locator('head meta[name="robots"]')).toHaveCount(0);
  }
});

test('it offers a search for the words of the URL, the sections and the support', async ({
  page,
}) => {
  await openLive(page, '/fr/features/fonds-de-plan-importes');
  const main = page.getByRole('main');
  await expect(main.getByRole('searchbox')).toHaveValue('fonds de plan importes');
  await main.getByRole('searchbox').click();
  await expect(page.getByRole('dialog').getByRole('option').first()).toBeVisible();
  await page.keyboard.press('Escape');
  for (const name of ['Fonctionnalités', 'Votre compte', 'Écrire à l’assistance']) {
    await expect(main.getByRole('link', {name, exact: true})).toBeVisible();
  }
  await main.getByRole('link', {name: 'Questions fréquentes'}).click();
  await expect(page).toHaveURL('/fr/faq/');
});

test('the search is as wide as the text above it', async ({page}) => {
  await page.setViewportSize({width: 1440, height: 900});
  await openLive(page, '/fr/features/fonds-de-plan-importes');
  const main = page.getByRole('main');
  const [form, text] = await Promise.all(
    [main.locator('form'), main.locator('p').first()].map((part) => part.boundingBox()),
  );
  expect(form?.width).toBe(text?.width);
});

test('a URL in another case is not found, also once scripts run', async ({page}) => {
  for (const path of ['/fr/Account/', '/fr/features/Shortcuts', '/Template', '/2024/Glossary']) {
    await openLive(page, path);
    const title = path.startsWith('/fr/') ? 'Page introuvable' : 'Page Not Found';
    await expect(page.getByRole('heading', {level: 1})).toHaveText(title);
    await expect(page.locator('head link[rel="canonical"]')).toHaveCount(0);
  }
});

test('it hydrates under a malformed URL, and under one that begins with two slashes', async ({
  page,
  baseURL,
}) => {
  // Some hosts respond to such a URL with their not-found page.
  await page.route(/100%|%E0%A4%A|\/\/(fr|a:b)\//, async (route) => {
    const nowhere = route.request().url().includes('/fr/1') ? '/fr/nope' : '/nope';
    await route.fulfill({response: await route.fetch({url: `${baseURL}${nowhere}`})});
  });
  for (const [path, shown, title] of [
    ['/fr/100%', '/fr/100%25', 'Page introuvable'],
    ['/%E0%A4%A', '/%25E0%25A4%25A', 'Page Not Found'],
    ['//fr/glossary.html', '//fr/glossary.html', 'Page Not Found'],
    ['//a:b/nope', '//a:b/nope', 'Page Not Found'],
  ] as const) {
    await openLive(page, `${baseURL}${path}`);
    await expect(page.getByRole('heading', {level: 1})).toHaveText(title);
    await expect(page).toHaveURL(`${baseURL}${shown}`);
  }
});

alone('Back returns to it under a URL that is decoded only once', async ({page, watch}) => {
  watch.allow(/404/);
  for (const path of ['/fr/100%25', '/fr/%E9t%E9']) {
    await openLive(page, path);
    await page.getByRole('main').getByRole('link', {name: 'Fonctionnalités'}).click();
    await expect(page).toHaveURL('/fr/features/');
    await expect(page.getByRole('heading', {level: 1})).toHaveText('Fonctionnalités');
    await page.goBack();
    await expect(page.getByRole('heading', {level: 1})).toHaveText('Page introuvable');
  }
});

test('it suggests the search', async ({page}) => {
  await openLive(page, '/fr/nope');
  const field = page.getByRole('main').getByRole('searchbox');
  await field.fill('mur');
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('combobox')).toHaveValue('mur');
  await expect(dialog.getByRole('option').first()).toBeVisible();
});

test('its language menu leads to existing pages', async ({page}) => {
  await page.setViewportSize({width: 1280, height: 800});
  await openLive(page, '/fr/account/nope?a=1');
  await page.getByRole('button', {name: 'Langues Français'}).click();
  const menu = page.getByRole('navigation', {name: 'Navigation principale'});
  await expect(menu.getByRole('link', {name: 'English'})).toHaveAttribute('href', '/');
  await expect(menu.getByRole('link', {name: 'Français'})).toHaveAttribute('href', '/fr/');
});

test('right language on a host that only knows the root 404: text, title, menu, address', async ({
  page,
  watch,
}) => {
  watch.allow(/request to another host: http:\/\/127/);
  await page.setViewportSize({width: 1280, height: 800});
  await withSiteServed({hasOneNotFound: true}, async (origin) => {
    await page.goto(`${origin}/fr/nope?a=1#b`);
    await expect(page.getByRole('heading', {level: 1})).toHaveText('Page introuvable');
    await waitUntilLive(page);
    await expect(page).toHaveURL(`${origin}/fr/nope?a=1#b`);
    await expect(page).toHaveTitle(/^Page introuvable/);
    await page.getByRole('button', {name: 'Langues Français'}).click();
    const menu = page.getByRole('navigation', {name: 'Navigation principale'});
    await expect(menu.getByRole('link', {name: 'English'})).toHaveAttribute('href', '/');
    await page.goto(`${origin}/nope`);
    await expect(page.getByRole('heading', {level: 1})).toHaveText('Page Not Found');
    await waitUntilLive(page);
  });
});

test('on such a host a page requested by file name is shown, under its own URL', async ({
  page,
  watch,
}) => {
  watch.allow(/request to another host: http:\/\/127/);
  await withSiteServed({hasOneNotFound: true}, async (origin) => {
    for (const [asked, shown, heading] of [
      ['/account.html?a=1#b', '/account/?a=1#b', 'Your account'],
      ['/fr/account.html', '/fr/account/', 'Votre compte'],
      ['/fr.html', '/fr/', /./],
    ] as const) {
      await page.goto(origin + asked);
      await expect(page).toHaveURL(origin + shown);
      await waitUntilLive(page);
      await expect(page.getByRole('heading', {level: 1})).toHaveText(heading);
    }
  });
});

test('on such a host it is in the right language with Save-Data too', async ({page, watch}) => {
  watch.allow(/request to another host: http:\/\/127/);
  await saveData(page);
  await withSiteServed({hasOneNotFound: true}, async (origin) => {
    await page.goto(`${origin}/fr/nope`);
    await expect(page.getByRole('heading', {level: 1})).toHaveText('Page introuvable');
    await expect(page).toHaveURL(`${origin}/fr/nope`);
  });
});

test('under an older version the bar leads into that version', async ({page}) => {
  await openLive(page, '/fr/2024/nope');
  const bar = page.getByRole('navigation', {name: 'Navigation principale'});
  const link = bar.getByRole('link', {name: 'Démarrer votre projet'});
  await expect(link).toHaveAttribute('href', /^\/fr\/2024\//);
});

test('under an older version it hydrates without errors, and names that version', async ({
  page,
}) => {
  await openLive(page, '/fr/2024/nope');
  await expect(page.getByRole('button', {name: 'Versions 2024'})).toBeVisible();
});
