import {type APIRequestContext, expect, type Locator, type Page} from '@playwright/test';

/** The article that every fault is tried on, and the one its sidebar leads to. */
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

/** The words of the article stand on the page, from the first to the last, and its drawings too. */
export async function expectReadable(page: Page): Promise<void> {
  await expect(page.getByRole('heading', {level: 1})).toHaveText(article.title);
  await expect(page.getByRole('row', {name: /ne se ferme pas/}).first()).toBeVisible();
  await expect(page.locator('article figure svg').first()).toBeVisible();
  await expect(page.getByRole('heading', {name: article.lastWords})).toBeVisible();
}

/** Follows a link of the sidebar and comes back: swapped in or loaded whole, both must read. */
export async function expectNavigable(page: Page): Promise<void> {
  await followLink(page);
  await page.goBack();
  await expect(page).toHaveURL(article.path);
  await expectReadable(page);
}

/** The link of the sidebar to the next article. */
export function linkToNext(page: Page): Locator {
  return page
    .getByRole('navigation', {name: 'Pages de l’aide'})
    .getByRole('link', {name: nextArticle.link});
}

/** Follows the link of the sidebar to the next article and waits until that one reads. */
export async function followLink(page: Page): Promise<void> {
  await linkToNext(page).click();
  await expect(page).toHaveURL(nextArticle.path);
  await expect(page.getByRole('heading', {level: 1})).toHaveText(nextArticle.title);
}

/** Paths of the scripts that a page names itself: what it starts with. */
export async function bootScripts(request: APIRequestContext): Promise<ReadonlySet<string>> {
  const html = await (await request.get(article.path)).text();
  return new Set(html.match(/\/[\w/-]*assets\/js\/[\w~.-]+\.js/g));
}

/** Whether an address is a part of a single page, not one that every page starts with. */
export function isPageChunk(boot: ReadonlySet<string>) {
  return ({pathname}: URL): boolean =>
    /\/assets\/js\/[^/]+\.js$/.test(pathname) && !boot.has(pathname);
}

/** Whether an address is the program itself: the last script that a page names. */
export function isProgram(boot: ReadonlySet<string>) {
  const last = [...boot].at(-1);
  return ({pathname}: URL): boolean => pathname === last;
}
