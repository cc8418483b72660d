import type {Locator, Page} from '@playwright/test';
import {allOf} from '../allOf';
import {holdBack} from '../holdBack';
import {expect, test} from '../keptPage';
import {test as alone} from '../quietPage';
import {waitUntilLive} from '../shell/openLive';
import {watchShifts} from '../watchShifts';
import {openTools, path, row} from './shortcutsPage';

/** Scrolls at once to 200 px below the top of the window. */
async function bringToRead(read: Locator): Promise<void> {
  await read.evaluate((element) => {
    document.documentElement.style.scrollBehavior = 'auto';
    window.scrollBy(0, element.getBoundingClientRect().top - 200);
  });
}

/** Goes to the next page and back, and waits for the tools of the list. */
async function leaveAndComeBack(page: Page, read: Locator): Promise<void> {
  // Pressed by position: a click would scroll to it.
  await page
    .locator('.pagination-nav__link')
    .last()
    .evaluate((link: HTMLElement) => link.click());
  await expect(read).toHaveCount(0);
  await page.goBack();
  await expect(page.getByRole('radio', {name: 'macOS'})).toBeVisible();
}

for (const [width, height] of [
  [360, 640],
  [1280, 800],
] as const) {
  test(`a link to a shortcut scrolls to it at ${width} px, although the list gets shorter`, async ({
    page,
  }) => {
    await page.setViewportSize({width, height});
    await openTools(page, `${path}#shortcut-help`);
    await page.waitForFunction(() => {
      const kept = window as Window & {placePx?: number; framesStill?: number};
      kept.framesStill = kept.placePx === window.scrollY ? (kept.framesStill ?? 0) + 1 : 0;
      kept.placePx = window.scrollY;
      return kept.framesStill > 30;
    });
    await expect(row(page, 'help')).toBeInViewport();
    const bar = await page.locator('.navbar').boundingBox();
    const place = await row(page, 'help').boundingBox();
    expect(place?.y).toBeGreaterThanOrEqual(bar?.height ?? 0);
  });
}

test('on a phone the reset button is below the results, aligned with them', async ({page}) => {
  await page.setViewportSize({width: 390, height: 844});
  await openTools(page);
  await page.getByLabel('Filtrer la liste').fill('imprimante');
  const leftEdge = (text: string): Promise<number> =>
    page
      .getByText(text, {exact: true})
      .first()
      .evaluate((element) => {
        const words = document.createRange();
        words.selectNodeContents(element);
        return words.getBoundingClientRect().left;
      });
  await expect(page.getByRole('button', {name: 'Tout afficher'})).toBeVisible();
  expect(await leftEdge('Tout afficher')).toBeCloseTo(
    await leftEdge('Aucun raccourci ne contient ces mots.'),
    0,
  );
});

alone('nothing moves when the tools appear', async ({page}) => {
  const shifts = await watchShifts(page);
  await openTools(page, `${path}#all-shortcuts`);
  const shift = (await shifts()).reduce((sum, {value}) => sum + value, 0);
  expect(shift).toBeLessThan(0.05);
});

for (const width of [390, 1440]) {
  test(`the text being read does not move when the tools appear at ${width} px`, async ({page}) => {
    await page.setViewportSize({width, height: 844});
    const letGo = await holdBack(page, /\.js$/);
    await page.goto(path, {waitUntil: 'commit'});
    const read = row(page, 'selectAll');
    await bringToRead(read);
    expect((await read.boundingBox())?.y).toBeCloseTo(200, 0);
    letGo();
    await waitUntilLive(page);
    await expect(read.getByText('Cmd')).toBeHidden();
    // Pages scroll by whole pixels, so a fractional position may move by less than one.
    expect(Math.abs(((await read.boundingBox())?.y ?? 0) - 200)).toBeLessThan(1);
  });
}

for (const width of [390, 1280]) {
  alone(`Back restores the shortcut that was read at ${width} px`, async ({page}) => {
    await page.setViewportSize({width, height: 844});
    await openTools(page);
    const read = row(page, 'selectAll');
    await expect(read.getByText('Cmd')).toBeHidden();
    await bringToRead(read);
    const before = await page.evaluate(() => window.scrollY);
    await leaveAndComeBack(page, read);
    await expect(read.getByText('Cmd')).toBeHidden();
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(before);
  });
}

test('choosing a system does not move the choices', async ({page}) => {
  await page.setViewportSize({width: 390, height: 844});
  await openTools(page);
  const choices = page.getByRole('group', {name: 'Système'}).locator('label');
  const places = async () => {
    const boxes = await Promise.all((await allOf(choices)).map((choice) => choice.boundingBox()));
    const [first] = boxes;
    return boxes.map((box) => ({...box, y: (box?.y ?? 0) - (first?.y ?? 0)}));
  };
  await page.getByRole('radio', {name: 'Windows, Linux'}).check();
  const before = await places();
  expect(new Set(before.map(({y}) => y)).size, 'rows').toBe(1);
  await page.getByRole('radio', {name: 'macOS'}).check();
  expect(await places()).toEqual(before);
});

alone('Back restores the position below the list with another keyboard layout', async ({page}) => {
  // The language implies AZERTY until the browser reports otherwise.
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'languages', {get: () => ['fr-FR']});
    // As in a browser, after the list has loaded.
    const shown = (): Promise<unknown> => new Promise(requestAnimationFrame);
    const getLayoutMap = async () => {
      for (let frames = 0; frames < 4; frames++) await shown();
      return new Map([['KeyQ', 'q']]);
    };
    const keyboard = {getLayoutMap};
    Object.defineProperty(navigator, 'keyboard', {get: () => keyboard});
  });
  await page.setViewportSize({width: 390, height: 844});
  await openTools(page);
  await expect(row(page, 'walkAzerty')).toBeHidden();
  const read = page.locator('#function-keys-mac');
  await bringToRead(read);
  await leaveAndComeBack(page, read);
  await expect(page.getByRole('radio', {name: 'QWERTY'})).toBeChecked();
  // Rounded twice: where the browser scrolls back to, and where the shortened list leaves it.
  await expect
    .poll(async () => Math.abs(((await read.boundingBox())?.y ?? 0) - 200))
    .toBeLessThan(2);
});
