import type {Locator, Page, Request} from '@playwright/test';
import {drawnTwice} from '../drawnTwice';
import {holdBack} from '../holdBack';
import {expect, test} from '../keptPage';
import {openLive} from '../shell/openLive';

const article = '/fr/getting-started/floors-and-stairwells';

function wordOf(page: Page): Locator {
  return page.getByRole('article').getByRole('link', {name: 'trémie'}).first();
}

/** Opens the note. Retries, since before hydration the term is a plain link. */
async function openNote(page: Page): Promise<void> {
  await expect(async () => {
    await page.goto(article);
    await wordOf(page).press('Enter');
    await expect(page.getByRole('dialog')).toBeVisible({timeout: 1000});
  }).toPass();
}

test('a term opens its note in place, which Escape closes', async ({page}) => {
  await openNote(page);
  const word = wordOf(page);
  const note = page.getByRole('dialog', {name: 'trémie'});
  await expect(note).toContainText('trémie stairwell');
  await expect(note).toBeFocused();
  await expect(word).toHaveAttribute('aria-expanded', 'true');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', {name: 'Voir le glossaire'})).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(note).toBeHidden();
  await expect(word).toBeFocused();
});

test('a term says that it opens a note', async ({page}) => {
  await openLive(page, article);
  await expect(wordOf(page)).toHaveAttribute('aria-haspopup', 'dialog');
  await expect(wordOf(page)).toHaveAttribute('aria-expanded', 'false');
});

test('a note that is open does not cover the text on paper', async ({page}) => {
  await openNote(page);
  await page.emulateMedia({media: 'print'});
  await expect(page.getByRole('dialog')).toBeHidden();
});

test('a second press on the word closes the note', async ({page}) => {
  await openNote(page);
  await wordOf(page).click();
  await expect(page.getByRole('dialog')).toBeHidden();
});

test('a double click opens the note, the first time and later', async ({page}) => {
  await openNote(page);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();
  await wordOf(page).dblclick();
  await expect(page.getByRole('dialog')).toBeVisible();
});

test('a double click on the word of an open note closes it', async ({page}) => {
  await openNote(page);
  await wordOf(page).dblclick();
  await expect(page.getByRole('dialog')).toBeHidden();
});

test('the key that opened the note closes it again', async ({page}) => {
  await openNote(page);
  await page.keyboard.press('Shift+Tab');
  await expect(wordOf(page)).toBeFocused();
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(wordOf(page)).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog')).toBeVisible();
});

test('a key pressed twice quickly leaves the note as it was', async ({page}) => {
  await openNote(page);
  await wordOf(page).evaluate((word: HTMLElement) => {
    word.click();
    word.click();
  });
  await expect(page.getByRole('dialog')).toBeVisible();
  await expect(wordOf(page)).toHaveAttribute('aria-expanded', 'true');
});

test('a term activated without focus, as by some assistive technology, opens its note', async ({
  page,
}) => {
  await openLive(page, article);
  await page.locator('button[data-opens-search]').focus();
  await wordOf(page).evaluate((word: HTMLElement) => {
    word.scrollIntoView({block: 'center', behavior: 'instant'});
    word.click();
  });
  await expect(page.getByRole('dialog', {name: 'trémie'})).toBeFocused();
});

test('a key pressed during smooth scrolling to the term opens its note', async ({page}) => {
  await openLive(page, article);
  await page.evaluate(() => window.scrollTo({top: 9999, behavior: 'instant'}));
  await expect(wordOf(page)).not.toBeInViewport();
  await wordOf(page).evaluate((word: HTMLElement) => {
    word.focus();
    word.click();
  });
  await expect(page.getByRole('dialog', {name: 'trémie'})).toBeFocused();
});

for (const [way, key] of [
  ['on', 'Tab'],
  ['back', 'Shift+Tab'],
] as const) {
  test(`the note closes when the focus goes ${way} past it`, async ({page}) => {
    await openNote(page);
    const note = page.getByRole('dialog');
    await page.keyboard.press(key);
    await expect(note).toBeVisible();
    await page.keyboard.press(key);
    await expect(note).toBeHidden();
    await expect(page.locator('main :focus')).toHaveCount(1);
    await expect(wordOf(page)).not.toBeFocused();
  });
}

test('the note links to its entry in the glossary', async ({page}) => {
  await openNote(page);
  await page.getByRole('link', {name: 'Voir le glossaire'}).click();
  await expect(page).toHaveURL('/fr/glossary#term-stairwell');
  await expect(page.locator('#term-stairwell')).toBeInViewport();
});

test.describe('without scripts', () => {
  test.use({javaScriptEnabled: false});

  test('a term is a link to its entry in the glossary', async ({page}) => {
    await page.goto(article);
    await wordOf(page).click();
    await expect(page).toHaveURL('/fr/glossary#term-stairwell');
    await expect(page.locator('#term-stairwell')).toBeInViewport();
    await expect(page.locator('#term-stairwell')).toContainText('escalier');
  });
});

test('the note is fully visible in any window that can hold it', async ({page}) => {
  // The term is immediately at the focused position.
  await page.emulateMedia({reducedMotion: 'reduce'});
  // The size of a 1280 × 800 window at 400 % zoom.
  await page.setViewportSize({width: 320, height: 200});
  await openNote(page);
  await expect(page.getByRole('dialog')).toBeInViewport({ratio: 1});
});

test('the note follows its word when the phone is turned', async ({page}) => {
  await page.setViewportSize({width: 390, height: 844});
  await openNote(page);
  await page.setViewportSize({width: 844, height: 390});
  await expect(async () => {
    const [word, note] = await Promise.all([
      wordOf(page).boundingBox(),
      page.getByRole('dialog').boundingBox(),
    ]);
    const below = (note?.y ?? 0) - (word?.y ?? 0) - (word?.height ?? 0);
    const above = (word?.y ?? 0) - (note?.y ?? 0) - (note?.height ?? 0);
    expect(Math.max(below, above)).toBeGreaterThanOrEqual(0);
    expect(Math.max(below, above)).toBeLessThan(20);
  }).toPass();
});

for (const isHad of [true, false]) {
  test(`a note that ${isHad ? 'comes' : 'fails'} after the reader has moved on does not take the focus`, async ({
    page,
    watch,
  }) => {
    watch.allow(/Failed to load resource/);
    let isAsked = false;
    const release = await holdBack(
      page,
      /glossary\..*\.js/,
      (route) => (isHad ? route.continue() : route.abort()),
      () => {
        isAsked = true;
      },
    );
    await openLive(page, article);
    await wordOf(page).click();
    await expect.poll(() => isAsked).toBe(true);
    await page.keyboard.press('Control+k');
    const field = page.getByRole('dialog').getByRole('combobox');
    await field.fill('mur');
    await expect(page.getByRole('option').first()).toBeVisible();
    const isOfGlossary = (request: Request): boolean => request.url().includes('glossary');
    const answered = isHad
      ? page.waitForEvent('requestfinished', isOfGlossary)
      : page.waitForEvent('requestfailed', isOfGlossary);
    release();
    await answered;
    await drawnTwice(page);
    await expect(field).toBeFocused();
    await expect(field).toHaveValue('mur');
    await expect(page.locator(':popover-open')).toHaveCount(0);
    await expect(page).toHaveURL(article);
  });
}
