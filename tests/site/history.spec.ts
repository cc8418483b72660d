import type {Page, Route} from '@playwright/test';
import {saveData} from '../connection';
import {drawnTwice} from '../drawnTwice';
import {bootScripts, isPageChunk} from '../faults/article';
import {longEnoughToAsk} from '../faults/longEnoughToAsk';
import {holdBack} from '../holdBack';
import {expect, test} from '../keptPage';
import {test as alone} from '../quietPage';
import {openLive, waitUntilLive} from '../shell/openLive';
import {versionsButton} from '../versionsButton';

const article = '/fr/getting-started/draw-walls-and-rooms';
const next = '/fr/getting-started/floors-and-stairwells';

test.use({viewport: {width: 1280, height: 800}});

const pagesNav = (page: Page) => page.getByRole('navigation', {name: 'Pages de l’aide'});
const nextLink = (page: Page) => pagesNav(page).getByRole('link', {name: 'Étages et trémies'});
const gardensLink = (page: Page) =>
  pagesNav(page).getByRole('link', {name: 'Jardins et terrasses'});
const title = (page: Page) => page.getByRole('heading', {level: 1});
const entries = (page: Page): Promise<number> => page.evaluate(() => window.history.length);
const heightScrolled = (page: Page): Promise<number> => page.evaluate(() => window.scrollY);

const readTo = (page: Page, topPx: number): Promise<void> =>
  page.evaluate((top) => window.scrollTo({top, behavior: 'instant'}), topPx);

/** Scrolls the first article to a place, and follows its link to the next one. */
async function goOnFrom(page: Page, topPx: number): Promise<void> {
  await readTo(page, topPx);
  await nextLink(page).click();
  await expect(title(page)).toHaveText(/étages/i);
}

/** Opens a page and marks its document: a reload would lose the mark. */
async function openMarked(page: Page, path: string): Promise<void> {
  await openLive(page, path);
  await page.evaluate(() => {
    document.documentElement.dataset.same = 'true';
  });
}

async function expectSameDocument(page: Page): Promise<void> {
  await expect(page.locator('html')).toHaveAttribute('data-same', 'true');
}

test('Back and Forward restore page, title and scroll position, without a load', async ({page}) => {
  await openMarked(page, article);
  const first = await page.title();
  await goOnFrom(page, 900);
  await expect.poll(() => heightScrolled(page)).toBe(0);
  await page.goBack();
  await expect(title(page)).toHaveText(/murs/i);
  await expect(page).toHaveURL(article);
  await expect(page).toHaveTitle(first);
  await expect.poll(() => heightScrolled(page)).toBe(900);
  await page.goForward();
  await expect(title(page)).toHaveText(/étages/i);
  await expect(page).toHaveURL(next);
  await expectSameDocument(page);
});

test('Back restores the scroll position at once, without smooth scrolling', async ({page}) => {
  await openMarked(page, article);
  await goOnFrom(page, 3000);
  await expect.poll(() => heightScrolled(page)).toBe(0);
  await page.evaluate(() => {
    const places = new Set<number>();
    Object.assign(window, {places});
    window.addEventListener('scroll', () => places.add(window.scrollY));
  });
  await page.goBack();
  await expect.poll(() => heightScrolled(page)).toBe(3000);
  const places = await page.evaluate(() => [...(window as never as {places: Set<number>}).places]);
  expect(places.filter((place) => place > 0)).toEqual([3000]);
});

test('Back restores what was read, although an open figure above has closed', async ({page}) => {
  await openMarked(page, article);
  const figure = page.locator('figure', {has: page.getByText('Le troisième mur')});
  await figure.getByRole('button', {name: 'Essayer'}).click();
  await expect(figure.locator('section')).toBeVisible();
  const heading = page.locator('#room-name-and-area');
  await heading.evaluate((element) => {
    const y = window.scrollY + element.getBoundingClientRect().top - 150;
    window.scrollTo({top: y, behavior: 'instant'});
  });
  const topOf = () => heading.evaluate((element) => element.getBoundingClientRect().top);
  const read = await topOf();
  const opened = await heightScrolled(page);
  await nextLink(page).click();
  await expect(title(page)).toHaveText(/étages/i);
  await page.goBack();
  await expect(title(page)).toHaveText(/murs/i);
  await expect.poll(async () => Math.abs((await topOf()) - read)).toBeLessThanOrEqual(1);
  expect(await heightScrolled(page)).toBeLessThan(opened - 100);
});

test('Back restores the last scroll position, not an earlier heading', async ({page}) => {
  await openMarked(page, article);
  for (const place of [6700, 900]) {
    await goOnFrom(page, place);
    await page.goBack();
    await expect(title(page)).toHaveText(/murs/i);
    await expect.poll(() => heightScrolled(page)).toBe(place);
  }
  // Any follow-up takes two more frames at most.
  await drawnTwice(page);
  expect(await heightScrolled(page)).toBe(900);
});

test('a step over an entry restores the position from before an anchor link', async ({page}) => {
  // Without smooth scrolling, each place is reached at once.
  await page.emulateMedia({reducedMotion: 'reduce'});
  await openMarked(page, article);
  await goOnFrom(page, 6700);
  await page.goBack();
  await expect.poll(() => heightScrolled(page)).toBe(6700);
  for (const [place, part] of [
    [3000, 'snapping'],
    [2000, 'see-also'],
  ] as const) {
    await readTo(page, place);
    // A click by Playwright would scroll it into view first.
    await page
      .locator(`.table-of-contents a[href="#${part}"]`)
      .evaluate((link: HTMLElement) => link.click());
    await expect(page).toHaveURL(`${article}#${part}`);
  }
  await nextLink(page).click();
  await expect(title(page)).toHaveText(/étages/i);
  await page.evaluate(() => history.go(-2));
  await expect(page).toHaveURL(`${article}#snapping`);
  await expect.poll(() => heightScrolled(page)).toBe(2000);
  await page.goForward();
  await page.goForward();
  await expect(title(page)).toHaveText(/étages/i);
  await page.evaluate(() => history.go(-3));
  await expect(page).toHaveURL(article);
  await expect.poll(() => heightScrolled(page)).toBe(3000);
  await expectSameDocument(page);
});

test('Back twice, the second time before hydration, restores the position', async ({
  page,
  request,
}) => {
  await openMarked(page, article);
  await goOnFrom(page, 3000);
  await page.goto('/getting-started/floors-and-stairwells');
  const scripts = await bootScripts(request);
  const release = await holdBack(page, ({pathname}) => scripts.has(pathname));
  await page.goBack({waitUntil: 'commit'});
  await expect(title(page)).toHaveText(/étages/i);
  await page.evaluate(() => history.back());
  release();
  await expect(title(page)).toHaveText(/murs/i);
  await waitUntilLive(page);
  await expect.poll(() => heightScrolled(page)).toBe(3000);
});

test('Back restores the position, not the anchor in the URL', async ({page}) => {
  await openMarked(page, `${article}#snapping`);
  await expect(page.locator('#snapping')).toBeInViewport();
  await page.evaluate(() => window.scrollBy({top: 700, behavior: 'instant'}));
  const read = await heightScrolled(page);
  await expect(page.locator('#snapping')).not.toBeInViewport();
  await nextLink(page).click();
  await expect(title(page)).toHaveText(/étages/i);
  await page.goBack();
  await expect(title(page)).toHaveText(/murs/i);
  await drawnTwice(page);
  expect(await heightScrolled(page)).toBe(read);
  await page.reload();
  await waitUntilLive(page);
  await expect.poll(() => heightScrolled(page)).toBe(read);
});

test('a link followed during smooth scrolling leads to the top of its page', async ({page}) => {
  await openMarked(page, article);
  await nextLink(page).hover();
  await nextLink(page).evaluate((link: HTMLElement) => {
    window.scrollTo({top: document.body.scrollHeight, behavior: 'smooth'});
    const follow = (): void => {
      if (window.scrollY > 400) {
        window.removeEventListener('scroll', follow);
        link.click();
      }
    };
    window.addEventListener('scroll', follow);
  });
  await expect(title(page)).toHaveText(/étages/i);
  await expect(page.locator('html')).not.toHaveAttribute('style', /scroll-behavior/);
  expect(await heightScrolled(page)).toBe(0);
});

test('Back restores the position although the later page was reloaded', async ({page}) => {
  await openMarked(page, article);
  await goOnFrom(page, 2000);
  await page.reload();
  await waitUntilLive(page);
  await page.goBack();
  await expect(title(page)).toHaveText(/murs/i);
  await expect.poll(() => heightScrolled(page)).toBe(2000);
});

test('a page reached by Back and reloaded keeps its current position', async ({page}) => {
  await openMarked(page, article);
  await goOnFrom(page, 900);
  await page.goBack();
  await expect.poll(() => heightScrolled(page)).toBe(900);
  await drawnTwice(page);
  await readTo(page, 1500);
  await page.reload();
  await waitUntilLive(page);
  expect(await heightScrolled(page)).toBe(1500);
});

test('a reloaded page keeps its position, although the browser scrolls to the anchor', async ({
  page,
  request,
}) => {
  const part = page.locator('#snapping');
  await openLive(page, `${article}#snapping`);
  await expect(part).toBeInViewport();
  await page.evaluate(() => {
    window.scrollTo({top: 4000, behavior: 'instant'});
    // Chromium, which does not need it, discards history state written while leaving.
    Object.defineProperty(document, 'hidden', {value: true});
    document.dispatchEvent(new Event('visibilitychange', {bubbles: true}));
  });
  const scripts = await bootScripts(request);
  const release = await holdBack(page, ({pathname}) => scripts.has(pathname));
  await page.reload({waitUntil: 'commit'});
  await expect(title(page)).toHaveText(/murs/i);
  // WebKit does so by itself.
  await part.evaluate((element) => element.scrollIntoView({behavior: 'instant'}));
  await expect(part).toBeInViewport();
  release();
  await waitUntilLive(page);
  await expect.poll(() => heightScrolled(page)).toBe(4000);
});

test('a reloaded page is at its anchor after its link was followed again', async ({page}) => {
  await page.emulateMedia({reducedMotion: 'reduce'});
  const part = page.locator('#snapping');
  await openLive(page, `${article}#snapping`);
  await readTo(page, 500);
  await page
    .locator('.table-of-contents a[href="#snapping"]')
    .evaluate((link: HTMLElement) => link.click());
  await expect(part).toBeInViewport();
  const read = await heightScrolled(page);
  await page.reload();
  await waitUntilLive(page);
  await drawnTwice(page);
  expect(await heightScrolled(page)).toBe(read);
});

test('a page left by a history step keeps its last position, not that of the followed link', async ({
  page,
}) => {
  await openMarked(page, article);
  await goOnFrom(page, 900);
  await page.goBack();
  await expect.poll(() => heightScrolled(page)).toBe(900);
  await drawnTwice(page);
  await readTo(page, 2500);
  await page.goForward();
  await expect(title(page)).toHaveText(/étages/i);
  await page.goBack();
  await expect(title(page)).toHaveText(/murs/i);
  await drawnTwice(page);
  expect(await heightScrolled(page)).toBe(2500);
});

alone('following the same link twice adds one history entry', async ({page}) => {
  await openMarked(page, article);
  const before = await entries(page);
  await nextLink(page).click();
  await expect(title(page)).toHaveText(/étages/i);
  await expect(page).toHaveURL(next);
  const first = await page.evaluate(() => window.history.state.key);
  await nextLink(page).click();
  await expect.poll(() => page.evaluate(() => window.history.state.key)).not.toBe(first);
  expect(await entries(page)).toBe(before + 1);
  await page.goBack();
  await expect(title(page)).toHaveText(/murs/i);
  await expectSameDocument(page);
});

alone(
  'pressing a link again while its page loads adds one entry, and the page gets the focus',
  async ({page, request}) => {
    await saveData(page);
    await openMarked(page, article);
    const before = await entries(page);
    const release = await holdBack(page, isPageChunk(await bootScripts(request)));
    await nextLink(page).click();
    await expect(page).toHaveURL(next);
    await nextLink(page).click();
    release();
    await expect(title(page)).toHaveText(/étages/i);
    await expect(page.locator('#page-start')).toBeFocused();
    await expect(page.getByRole('status').filter({hasText: /étages/i})).toHaveCount(1);
    expect(await entries(page)).toBe(before + 1);
  },
);

test.describe('a link followed while another page loads', () => {
  /** Follows both links; `first` and `second` let the chunks of their pages load or fail. */
  async function followBoth(
    page: Page,
    isPart: ReturnType<typeof isPageChunk>,
    endOfFirst?: (route: Route) => Promise<void>,
  ) {
    await openMarked(page, article);
    let tell = (): void => undefined;
    const isHeld = new Promise<void>((resolve) => {
      tell = resolve;
    });
    const first = await holdBack(page, isPart, endOfFirst, tell);
    const firstPart = page.waitForRequest((asked) => isPart(new URL(asked.url())));
    await nextLink(page).click();
    const part = await firstPart;
    await isHeld;
    const second = await holdBack(page, isPart);
    await gardensLink(page).click();
    await expect(page).toHaveURL(/gardens-and-terraces/);
    return {first, second, part};
  }

  async function expectSecond(page: Page): Promise<void> {
    await expect(title(page)).toHaveText(/jardin/i);
    await expect(page.getByRole('status').filter({hasText: /jardin/i})).toHaveCount(1);
    await expect(page.locator('#page-start')).toBeFocused();
    await expectSameDocument(page);
  }

  test('keeps the article on screen until its page has loaded', async ({page, request}) => {
    await saveData(page);
    const isPart = isPageChunk(await bootScripts(request));
    const {first, second, part} = await followBoth(page, isPart);
    await page.evaluate(() => {
      const seen = new Set<string | undefined>();
      Object.assign(window, {seen});
      const look = (): void => {
        seen.add(document.querySelector('h1')?.textContent);
      };
      new MutationObserver(look).observe(document.body, {childList: true, subtree: true});
    });
    first();
    await (await part.response())?.finished();
    await page.evaluate(() => new Promise((resolve) => setTimeout(resolve)));
    second();
    await expectSecond(page);
    const seen = await page.evaluate(() => [...(window as never as {seen: Set<string>}).seen]);
    expect(seen.filter((heading) => !heading || /étages/i.test(heading))).toEqual([]);
  });

  test('is not overtaken when the other page fails', async ({page, request, watch}) => {
    watch.allow(/ERR_FAILED/);
    await saveData(page);
    const isPart = isPageChunk(await bootScripts(request));
    const {first, second} = await followBoth(page, isPart, (route) => route.abort());
    const isEnded = page.waitForEvent('requestfailed');
    first();
    await isEnded;
    await longEnoughToAsk(page);
    second();
    await expectSecond(page);
  });
});

test('Back to an address whose fragment cannot be decoded shows its page', async ({page}) => {
  await openMarked(page, `${article}#100%`);
  await nextLink(page).click();
  await expect(title(page)).toHaveText(/étages/i);
  await page.goBack();
  await expect(title(page)).toHaveText(/murs/i);
  await expect(page).toHaveURL(`${article}#100%`);
  await expectSameDocument(page);
});

alone(
  'a link within the page adds one entry, and Back returns to it from the next page',
  async ({page}) => {
    await openMarked(page, article);
    const before = await entries(page);
    const contents = page.locator('.table-of-contents__link').nth(2);
    const href = (await contents.getAttribute('href')) ?? '';
    await contents.click();
    await expect(page).toHaveURL(article + href);
    expect(await entries(page)).toBe(before + 1);
    await nextLink(page).click();
    await expect(title(page)).toHaveText(/étages/i);
    await page.goBack();
    await expect(title(page)).toHaveText(/murs/i);
    await expect(page).toHaveURL(article + href);
    await page.goBack();
    await expect(page).toHaveURL(article);
    await expect(title(page)).toHaveText(/murs/i);
    await expectSameDocument(page);
  },
);

test('a link with a query and a fragment leads to both', async ({page}) => {
  const suffix = '?a=b%20c&y=%C3%A9#outer-walls';
  await openMarked(page, article + suffix);
  await page.getByRole('button', {name: versionsButton}).click();
  await page.getByRole('link', {name: '2024', exact: true}).click();
  await expect(page).toHaveURL(article.replace('/fr/', '/fr/2024/') + suffix);
  await expect(page.getByRole('button', {name: 'Versions 2024'})).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL(article + suffix);
  await expect(page.getByRole('button', {name: versionsButton})).toBeVisible();
  await expectSameDocument(page);
});

test('a link to a section of another page scrolls to it', async ({page}) => {
  await openMarked(page, '/fr/');
  await page.locator('main a[href$="#room-does-not-close"]').first().click();
  await expect(page).toHaveURL(`${article}#room-does-not-close`);
  await expect(page.locator('#room-does-not-close')).toBeInViewport();
  await expectSameDocument(page);
});

test('an address with percent escapes shows its page, and Back leads to it', async ({page}) => {
  await openMarked(page, '/fr/getting%2Dstarted/draw%2Dw%61lls-and-rooms');
  await expect(title(page)).toHaveText(/murs/i);
  await nextLink(page).click();
  await expect(title(page)).toHaveText(/étages/i);
  await page.goBack();
  await expect(title(page)).toHaveText(/murs/i);
  await expectSameDocument(page);
});

alone('a link pressed with Ctrl opens a tab, and the page stays', async ({page, context}) => {
  await openMarked(page, article);
  const before = await entries(page);
  const opened = context.waitForEvent('page');
  await nextLink(page).click({modifiers: ['Control']});
  await expect(await opened).toHaveURL(next);
  await expect(page).toHaveURL(article);
  expect(await entries(page)).toBe(before);
  await expectSameDocument(page);
});
