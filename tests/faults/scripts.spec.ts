import type {APIRequestContext, Page, Route} from '@playwright/test';
import {holdBack} from '../holdBack';
import {expect, test} from '../keptPage';
import {openLive, waitUntilLive} from '../shell/openLive';
import {
  article,
  bootScripts,
  expectNavigable,
  expectReadable,
  followLink,
  isPageChunk,
  isProgram,
} from './article';

test.use({viewport: {width: 1280, height: 800}});

const script = 'text/javascript; charset=utf-8';

/** Responses in place of a script. A 500 and an aborted request fire the same `error` event as a 404. */
const answers: Readonly<Record<string, (route: Route) => Promise<void>>> = {
  'is not there (404)': (route) => route.fulfill({status: 404, body: 'Not found'}),
  'is a page (200, HTML)': (route) =>
    route.fulfill({
      contentType: 'text/html',
      headers: {'x-content-type-options': 'nosniff'},
      body: '<!doctype html><title>Welcome</title>',
    }),
  'is of another release': (route) =>
    route.fulfill({contentType: script, body: '(self.other=self.other||[]).push([["1"],{}]);'}),
  'names other modules': async (route) => {
    const body = await (await route.fetch()).text();
    await route.fulfill({
      contentType: script,
      body: body.replace(/(push\(\[\[[^\]]*\],)[\s\S]*/, '$1{}]);'),
    });
  },
  'comes by half': async (route) => {
    const body = await (await route.fetch()).text();
    await route.fulfill({contentType: script, body: body.slice(0, body.length / 2)});
  },
};

/** For parts of pages a blocked MIME type is the same `error` event as a 404. */
const likeAbsent = ['is a page (200, HTML)'];

const provoked =
  /Failed to load resource|ERR_FAILED|Loading chunk|ChunkLoadError|MIME type|TypeError: \S+ is not a function|uncaught: \S+ is not a function|uncaught: (Unexpected|Invalid|Unterminated|missing) /;

/** Waits for pending handlers first: a handler removed too early would respond twice. */
function answerAgain(page: Page): Promise<void> {
  return page.unrouteAll({behavior: 'wait'});
}

async function answerPageChunks(page: Page, request: APIRequestContext, answer: string) {
  const isChunk = isPageChunk(await bootScripts(request));
  await page.route(isChunk, answers[answer] as (route: Route) => Promise<void>);
  return () => answerAgain(page);
}

for (const answer of Object.keys(answers)) {
  test.describe(`a script that ${answer}`, () => {
    test.beforeEach(({watch}) => watch.allow(provoked));

    test('the program: the article is readable, a message says what failed, links and Retry work', async ({
      page,
      request,
    }) => {
      const isMain = isProgram(await bootScripts(request));
      await page.route(isMain, answers[answer] as (route: Route) => Promise<void>);
      await page.goto(article.path);
      const alert = page.getByRole('alert');
      await expect(alert).toContainText('Une partie de cette page n’a pas pu être chargée');
      await expectReadable(page);
      await expectNavigable(page);
      await expect(alert).toBeVisible();
      await answerAgain(page);
      await alert.getByRole('button', {name: 'Réessayer'}).click();
      await waitUntilLive(page);
      await expect(alert).toHaveCount(0);
    });

    if (likeAbsent.includes(answer)) return;

    test('a part of the first page: the article is readable, a message says so, links and Retry work', async ({
      page,
      request,
    }) => {
      const restore = await answerPageChunks(page, request, answer);
      await page.goto(article.path);
      const alert = page.getByRole('alert');
      await expect(alert).toBeVisible();
      await expectReadable(page);
      await expectNavigable(page);
      await expect(alert).toBeVisible();
      await restore();
      await page.getByRole('alert').getByRole('button', {name: 'Réessayer'}).click();
      await waitUntilLive(page);
      await expect(page.getByRole('alert')).toHaveCount(0);
    });

    test('a part of the next page: the link becomes a full load from the top, and Back works', async ({
      page,
      request,
    }) => {
      await openLive(page, article.path);
      const restore = await answerPageChunks(page, request, answer);
      await page.evaluate(() => window.scrollTo({top: 900, behavior: 'instant'}));
      const load = page.waitForEvent('load');
      await followLink(page);
      await load;
      await expect(page.getByRole('alert')).toBeVisible();
      expect(await page.evaluate(() => window.scrollY)).toBe(0);
      await restore();
      await page.goBack();
      await expect(page).toHaveURL(article.path);
      await expectReadable(page);
      await waitUntilLive(page);
    });
  });
}

test('an extension’s script that fails after hydration is not reported', async ({page, watch}) => {
  watch.allow(provoked);
  await openLive(page, article.path);
  await page.evaluate(
    () =>
      new Promise((resolve) => {
        const script = Object.assign(document.createElement('script'), {src: '/extension.js'});
        script.addEventListener('error', resolve);
        document.head.append(script);
      }),
  );
  await expect(page.getByRole('alert')).toHaveCount(0);
  await expectReadable(page);
});

for (const [foreign, tag, attribute] of [
  ['script', 'script', 'src'],
  ['style sheet', 'link', 'href'],
] as const) {
  test(`a ${foreign} of an extension fails before hydration: no message, and the menu the reader pressed opens`, async ({
    page,
    request,
    watch,
  }) => {
    watch.allow(provoked);
    await page.setViewportSize({width: 390, height: 844});
    const release = await holdBack(page, isProgram(await bootScripts(request)));
    await page.goto(article.path);
    await page.evaluate(
      ([name, source]) =>
        new Promise((resolve) => {
          const node = document.createElement(name);
          node.setAttribute('rel', 'stylesheet');
          node.setAttribute(source, '/extension');
          node.addEventListener('error', resolve);
          document.head.append(node);
        }),
      [tag, attribute] as const,
    );
    await page.getByRole('button', {name: /barre de navigation/}).click();
    release();
    await expect(page.getByRole('dialog', {name: 'Menu'})).toBeVisible();
    await expect(page.getByRole('alert')).toHaveCount(0);
  });
}

test('no script loads at all: one message says so and stays, anchors and search still work', async ({
  page,
  request,
  watch,
}) => {
  watch.allow(provoked);
  const scripts = await bootScripts(request);
  const failures = [...scripts].map((path) =>
    page.waitForEvent('requestfailed', (failed) => failed.url().endsWith(path)),
  );
  await page.route(/\/assets\/js\//, (route) => route.abort());
  await page.goto(article.path);
  await Promise.all(failures);
  const alert = page.getByRole('alert');
  await expect(alert).toHaveCount(1);
  await page.keyboard.press('Escape');
  await expect(alert).toBeVisible();
  await page.evaluate(() => Object.assign(window, {location: '#snapping', isSamePage: true}));
  await page.goBack();
  await expect(page).toHaveURL(article.path);
  expect(await page.evaluate(() => 'isSamePage' in window)).toBe(true);
  await page.getByRole('button', {name: 'Rechercher'}).click();
  await expect(page).toHaveURL(/\/fr\/search/);
});

for (const missing of ['the program', 'a part of the first page']) {
  test(`${missing} does not load after the reader has scrolled: a message shows there until dismissed`, async ({
    page,
    request,
    watch,
  }) => {
    watch.allow(provoked);
    const scripts = await bootScripts(request);
    const isMissing = missing === 'the program' ? isProgram(scripts) : isPageChunk(scripts);
    const fail = await holdBack(page, isMissing, (route) => route.abort());
    await page.goto(`${article.path}#snapping`);
    await expect(page.locator('#snapping')).toBeInViewport();
    fail();
    await expect(page.getByRole('alert')).toBeInViewport();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('alert')).toBeHidden();
    await expect(page.locator('#snapping')).toBeInViewport();
  });
}

test('on a phone the message about a missing part is above the article, and search opens its page', async ({
  page,
  request,
  watch,
}) => {
  watch.allow(provoked);
  await page.setViewportSize({width: 390, height: 844});
  await answerPageChunks(page, request, 'is not there (404)');
  await page.goto(article.path);
  const box = await page.getByRole('alert').boundingBox();
  const heading = await page.getByRole('heading', {level: 1}).boundingBox();
  expect(box?.width).toBeGreaterThan(300);
  expect(heading?.width).toBeGreaterThan(300);
  expect(heading?.y).toBeGreaterThan((box?.y ?? 0) + (box?.height ?? 0));
  await page.getByRole('button', {name: 'Rechercher'}).click();
  await expect(page).toHaveURL(/\/fr\/search/);
});

test('the program loads and fails on start: the article is readable, a message says so', async ({
  page,
  watch,
}) => {
  watch.allow(/The root cannot be had/);
  await page.addInitScript(() => {
    const find = document.getElementById.bind(document);
    document.getElementById = (id: string) => {
      if (id === '__docusaurus') {
        throw new Error('The root cannot be had.');
      }
      return find(id);
    };
  });
  await page.goto(article.path);
  const alert = page.getByRole('alert');
  await expect(alert).toContainText('Une partie de cette page n’a pas pu être chargée');
  await expectReadable(page);
  await expectNavigable(page);
});
