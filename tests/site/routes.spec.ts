import {type APIRequestContext, test as answerTest} from '@playwright/test';
import {load} from 'cheerio';
import {brand, localeNames, siteUrl} from '../../src/site';
import {expect, test} from '../keptPage';
import {archivedPages, localized, pages} from '../routes';
import {versionsButton} from '../versionsButton';

/** The page as served: what scripts make of it is tested elsewhere. */
async function expectAnswer(request: APIRequestContext, address: string, locale: string) {
  const response = await request.get(address, {maxRedirects: 0});
  expect(response.status()).toBe(200);
  const page = load(await response.text());
  expect(page('html').attr('lang')).toBe(locale);
  expect(page('h1')).toHaveLength(1);
  expect(page('title').text()).toMatch(/\S+ \| \S+/);
  return page;
}

for (const locale of localeNames) {
  answerTest(
    `the search page answers in its language, without a redirect, ${locale}`,
    async ({request}) => {
      await expectAnswer(request, localized('/search', locale), locale);
    },
  );

  for (const path of [...pages, ...archivedPages]) {
    answerTest(
      `${localized(path, locale)} answers in its language, without a redirect, and states its description, address and alternates`,
      async ({request}) => {
        const page = await expectAnswer(request, localized(path, locale), locale);
        expect(page('head meta[name="description"]').attr('content')).toMatch(/.{50}/);
        const addressOf = (link: string) => page(`head link${link}`).attr('href');
        expect(addressOf('[rel="canonical"]')).toBe(siteUrl + localized(path, locale));
        for (const other of localeNames) {
          expect(addressOf(`[hreflang="${other}"]`)).toBe(siteUrl + localized(path, other));
        }
        expect(addressOf('[hreflang="x-default"]')).toBe(siteUrl + path);
        expect(page('.theme-doc-sidebar-menu a').length).toBeGreaterThan(5);
      },
    );
  }
}

test('titles and descriptions are unique within a language', async ({request}) => {
  for (const locale of localeNames) {
    const heads = await Promise.all(
      pages.map(async (path) => {
        const html = await (await request.get(localized(path, locale))).text();
        const title = /<title[^>]*>([^<]*)/.exec(html)?.[1];
        const description = /name="?description"? content="([^"]*)"/.exec(html)?.[1];
        return {title, description};
      }),
    );
    expect(new Set(heads.map(({title}) => title)).size).toBe(pages.length);
    expect(new Set(heads.map(({description}) => description)).size).toBe(pages.length);
  }
});

test('titles of archived pages name their version, also after navigation', async ({page}) => {
  await page.goto('/fr/2024/account/change-password');
  await expect(page).toHaveTitle(`Changer votre mot de passe (2024) | ${brand.siteTitle.fr}`);
  await expect(page.locator('head meta[property="og:title"]')).toHaveAttribute(
    'content',
    `Changer votre mot de passe (2024) | ${brand.siteTitle.fr}`,
  );
  await page.goto('/fr/2024/');
  await expect(page).toHaveTitle(`Centre d’aide 2024 | ${brand.siteTitle.fr}`);
  await page.goto('/fr/account/change-password');
  await expect(page).toHaveTitle(`Changer votre mot de passe | ${brand.siteTitle.fr}`);
  await page.getByRole('button', {name: versionsButton}).click();
  await page.getByRole('link', {name: '2024', exact: true}).click();
  await expect(page).toHaveTitle(`Changer votre mot de passe (2024) | ${brand.siteTitle.fr}`);
  await expect(
    page.getByRole('status').filter({hasText: 'Changer votre mot de passe (2024)'}),
    'what is announced',
  ).toHaveCount(1);
});

test('search engines may index the current version only', async ({page}) => {
  await page.goto('/fr/2024/');
  await expect(page.locator('head meta[name="robots"]')).toHaveAttribute('content', /noindex/);
  await page.goto('/fr/');
  await expect(page.locator('head meta[name="robots"]')).toHaveCount(0);
});

test('robots.txt allows everything and lists each sitemap', async ({request}) => {
  const answer = await request.get('/robots.txt');
  expect(answer.headers()['content-type']).toContain('text/plain');
  const lines = (await answer.text()).trim().split('\n');
  expect(lines.slice(0, 2)).toEqual(['User-agent: *', 'Allow: /']);
  const sitemaps = localeNames.map((locale) => localized('/sitemap.xml', locale));
  expect(lines.slice(3)).toEqual(sitemaps.map((path) => `Sitemap: ${siteUrl}${path}`));
  for (const path of sitemaps) {
    expect((await request.get(path)).status(), path).toBe(200);
  }
});

test('a phone finds the icon for its home screen where it looks for one', async ({request}) => {
  const answer = await request.get('/apple-touch-icon.png');
  expect(answer.status()).toBe(200);
  expect(answer.headers()['content-type']).toBe('image/png');
});

for (const locale of localeNames) {
  test(`the ${locale} sitemap lists every page and nothing else`, async ({request}) => {
    const xml = await (await request.get(localized('/sitemap.xml', locale))).text();
    const listed = [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map((match) => match[1]).sort();
    expect(listed).toEqual(pages.map((path) => siteUrl + localized(path, locale)).sort());
  });
}
