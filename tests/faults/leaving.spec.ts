import type {Page} from '@playwright/test';
import {saveData} from '../connection';
import {holdBack} from '../holdBack';
import {expect, test} from '../quietPage';
import {openLive, wake} from '../shell/openLive';
import {article, bootScripts, expectReadable, isPageChunk, linkToNext} from './article';
import {longEnoughToAsk} from './longEnoughToAsk';

// Firefox aborts fetches as soon as a page is left, while the next one may still load slowly.
// Chromium does not, and a page being left cannot be inspected: the test dispatches the event and
// aborts the fetches.

test.use({viewport: {width: 1280, height: 800}});

/** Waits until the page has a listener for being left. */
async function untilHeeded(page: Page): Promise<void> {
  const client = await page.context().newCDPSession(page);
  const {result} = await client.send('Runtime.evaluate', {expression: 'window'});
  const heeded = async (): Promise<string[]> => {
    const {listeners} = await client.send('DOMDebugger.getEventListeners', {
      objectId: result.objectId ?? '',
    });
    return listeners.map(({type}) => type);
  };
  await expect.poll(heeded).toContain('beforeunload');
  await client.detach();
}

/** Dispatches the event of leaving, then aborts the held scripts. */
async function leave(page: Page, end: () => void): Promise<void> {
  await untilHeeded(page);
  await page.evaluate(() => {
    window.dispatchEvent(new Event('beforeunload'));
    document.documentElement.dataset.isLeft = '';
  });
  const isEnded = page.waitForEvent('requestfailed');
  end();
  await isEnded;
}

/** The page is still the one that was left, with no navigation and no message. */
async function expectLeftAlone(page: Page): Promise<void> {
  await longEnoughToAsk(page);
  await expect(page.locator('html')).toHaveAttribute('data-is-left');
  await expect(page.getByRole('alert')).toHaveCount(0);
  await expectReadable(page);
}

test.beforeEach(async ({page, watch}) => {
  watch.allow(/ERR_FAILED|ChunkLoadError|Loading chunk/);
  await saveData(page);
});

test('scripts of a first page that is left report nothing', async ({page, request}) => {
  const isChunk = isPageChunk(await bootScripts(request));
  const end = await holdBack(page, isChunk, (route) => route.abort());
  const isProgramHere = page.waitForRequest((asked) => isChunk(new URL(asked.url())));
  await page.goto(article.path);
  await wake(page);
  await isProgramHere;
  await leave(page, end);
  await expectLeftAlone(page);
});

test('a search still loading navigates nowhere when the page is left', async ({page}) => {
  await openLive(page, article.path);
  const end = await holdBack(page, /\/assets\/js\//, (route) => route.abort());
  await page.keyboard.press('Control+k');
  await leave(page, end);
  await expectLeftAlone(page);
  await expect(page).toHaveURL(article.path);
});

test('a page still loading is not reloaded when the previous one is left', async ({page}) => {
  await openLive(page, article.path);
  const end = await holdBack(page, /\/assets\/js\//, (route) => route.abort());
  await linkToNext(page).click();
  await leave(page, end);
  await expectLeftAlone(page);
});
