import type {Page} from '@playwright/test';
import {drawnTwice} from '../drawnTwice';
import {expect, test} from '../keptPage';
import {expectBelowBar} from './expectBelowBar';
import {article, navbar, scrollTo, setDoubleText} from './navbar';
import {openLive} from './openLive';

test.use({viewport: {width: 1280, height: 800}});

/** Waits until the next scroll has ended, including a smooth one. */
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

test('it stays visible when the page loads at an anchor, which it does not cover', async ({
  page,
}) => {
  await openLive(page, `${article}#see-also`);
  await expect(navbar(page)).toBeInViewport();
  const bar = await navbar(page).boundingBox();
  const heading = await page.locator('#see-also').boundingBox();
  expect(heading?.y).toBeGreaterThanOrEqual((bar?.y ?? 0) + (bar?.height ?? 0));
});

test('it stays hidden when a link to an anchor opens a new tab', async ({page}) => {
  await openLive(page, article);
  await scrollTo(page, 2000);
  await expect(navbar(page)).not.toBeInViewport();
  const opened = page.context().waitForEvent('page');
  await page
    .locator('.table-of-contents a')
    .first()
    .click({modifiers: ['ControlOrMeta']});
  await opened;
  await drawnTwice(page);
  await expect(navbar(page)).not.toBeInViewport();
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

test('it stays visible when a link is pressed during smooth scrolling after a key', async ({
  page,
}) => {
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
    // Otherwise the next visit would restore this scroll position.
    await page.goto('/fr/');
  }
});

test('it stays visible when a heading link is pressed right after smooth scrolling to it', async ({
  page,
}) => {
  await page.setViewportSize({width: 320, height: 568});
  for (const id of ['partitions', 'snapping', 'edit-a-wall', 'doors-and-windows']) {
    await openLive(page, article);
    const heading = page.locator(`#${id}`);
    await heading.locator('a.hash-link').click();
    await expect
      .poll(async () => Math.abs(((await heading.boundingBox())?.y ?? 0) - 80), id)
      .toBeLessThan(20);
    await expect(navbar(page), id).toBeInViewport({ratio: 1});
    // Otherwise the next visit would restore this scroll position.
    await page.goto('/fr/');
  }
});

test('it hides again when the reader scrolls on from the anchor', async ({page}) => {
  await openLive(page, `${article}#outer-walls`);
  await page.mouse.move(500, 500);
  await page.mouse.wheel(0, 400);
  await expect(navbar(page)).not.toBeInViewport();
});

test('it hides again after a link to an anchor, by whatever means the page is scrolled', async ({
  page,
}) => {
  await openLive(page, article);
  const link = page.locator('.table-of-contents a').nth(2);
  await scrolledBy(page, () => link.click());
  await expect(navbar(page)).toBeInViewport();
  await scrollTo(page, await page.evaluate(() => window.scrollY + 600));
  await expect(navbar(page)).not.toBeInViewport();
});

test('of several rows, it does not cover the anchor that the page is loaded at', async ({page}) => {
  await setDoubleText(page);
  await openLive(page, `${article}#outer-walls`);
  await expectBelowBar(page, page.locator('#outer-walls'));
  expect((await navbar(page).boundingBox())?.height, 'several rows').toBeGreaterThan(200);
});
