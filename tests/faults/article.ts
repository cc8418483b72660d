import {type APIRequestContext, expect, type Locator, type Page} from '@playwright/test';

/** The article used for every fault, and the one its sidebar links to. */
export const article = {
  path: '/fr/getting-started/draw-walls-and-rooms',
  title: 'Dessiner les murs et les pièces',
  lastWords: 'Pour aller plus loin',
} as const;

const nextArticle = {
  path: '/fr/getting-started/floors-and-stairwells',
  link: 'Étages et trémies',
  title: /étages/i,
} as const;

/** The whole text of the article is on the page, and its drawings. */
export async function expectReadable(page: Page): Promise<void> {
  await expect(page.getByRole('heading', {level: 1})).toHaveText(article.title);
  await expect(page.getByRole('row', {name: /ne se ferme pas/}).first()).toBeVisible();
  await expect(page.locator('article figure svg').first()).toBeVisible();
  await expect(page.getByRole('heading', {name: article.lastWords})).toBeVisible();
}

/** Follows a sidebar link and returns: both must work, by navigation or full load. */
export async function expectNavigable(page: Page): Promise<void> {
  await followLink(page);
  await page.goBack();
  await expect(page).toHaveURL(article.path);
  await expectReadable(page);
}

/** The sidebar link to the next article. */
export function linkToNext(page: Page): Locator {
  return page
    .getByRole('navigation', {name: 'Pages de l’aide'})
    .getByRole('link', {name: nextArticle.link});
}

/** Follows the sidebar link to the next article and waits until it is readable. */
export async function followLink(page: Page): Promise<void> {
  await linkToNext(page).click();
  await expect(page).toHaveURL(nextArticle.path);
  await expect(page.getByRole('heading', {level: 1})).toHaveText(nextArticle.title);
}

/** Paths of the scripts in a page's HTML. */
export async function bootScripts(request: APIRequestContext): Promise<ReadonlySet<string>> {
  const html = await (await request.get(article.path)).text();
  return new Set(html.match(/\/[\w/-]*assets\/js\/[\w~.-]+\.js/g));
}

/** Whether a URL is a chunk of one page, not a script of every page. */
export function isPageChunk(boot: ReadonlySet<string>) {
  return ({pathname}: URL): boolean =>
    /\/assets\/js\/[^/]+\.js$/.test(pathname) && !boot.has(pathname);
}

/** Whether a URL is the main program: the last script of a page. */
export function isProgram(boot: ReadonlySet<string>) {
  const last = [...boot].at(-1);
  return ({pathname}: URL): boolean => pathname === last;
}
