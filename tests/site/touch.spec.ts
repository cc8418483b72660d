import type {Locator} from '@playwright/test';
import {allOf} from '../allOf';
import {expect, test} from '../keptPage';
import {openLive} from '../shell/openLive';

const article = '/fr/getting-started/draw-walls-and-rooms';

test.use({viewport: {width: 390, height: 844}});

/** A fingertip, in pixels. */
const fingertip = 44;

async function expectRoomFor(targets: Locator): Promise<void> {
  await expect(targets.first()).toBeVisible();
  for (const target of await allOf(targets)) {
    const box = await target.boundingBox();
    expect(box?.height, (await target.textContent()) ?? '').toBeGreaterThanOrEqual(fingertip);
  }
}

test.describe('under a finger', () => {
  test.use({isMobile: true, hasTouch: true});

  test('targets are large enough for a fingertip', async ({page}) => {
    await openLive(page, article);
    const contents = page.getByRole('button', {name: 'Sur cette page'});
    await expectRoomFor(contents);
    await expectRoomFor(page.locator('.footer li a'));
    await expectRoomFor(page.locator('.theme-doc-breadcrumbs a'));
    await expectRoomFor(page.locator('.navbar').locator('a, button').filter({visible: true}));
    await expectRoomFor(page.getByRole('checkbox', {name: /Étape/}));
    await expectRoomFor(page.getByRole('button', {name: /^Calculer/}));
    await page
      .getByRole('button', {name: /^Essayer/})
      .first()
      .click();
    await expectRoomFor(page.getByRole('button', {name: /Annuler|Rétablir|Poser/}));
    await expectRoomFor(page.locator('figure label:has([type=checkbox])'));
    await page.getByRole('button', {name: 'Ouvrir/fermer la barre de navigation'}).click();
    await expectRoomFor(page.getByRole('dialog').locator('a, button').filter({visible: true}));
    await page.goto('/fr/');
    await expectRoomFor(page.locator('main header ~ ul a'));
    await page.goto('/fr/features/shortcuts');
    await expectRoomFor(page.getByRole('radio').filter({visible: true}));
    await openLive(page, '/fr/getting-started/gardens-and-terraces');
    await page.getByRole('button', {name: /^Essayer/}).click();
    await expectRoomFor(page.getByRole('slider'));
    await openLive(page, '/fr/faq/webgl-issues');
    await expectRoomFor(page.getByRole('button', {name: /^Copier/}));
  });

  test('an element that appears under the finger is not highlighted', async ({page}) => {
    await openLive(page, article);
    await page.getByRole('button', {name: 'Ouvrir/fermer la barre de navigation'}).tap();
    const close = page.getByRole('dialog').getByRole('button', {name: 'Fermer'});
    const box = await close.boundingBox();
    await page.keyboard.press('Escape');
    await page.touchscreen.tap((box?.x ?? 0) + 20, (box?.y ?? 0) + 20);
    for (const button of await allOf(page.locator('.icon-button'))) {
      await expect(button).toHaveCSS('background-color', 'rgba(0, 0, 0, 0)');
    }
  });

  test('a pressed element looks as before after the touch', async ({page}) => {
    const lookOf = (part: Locator): Promise<string> =>
      part.evaluate((element) => {
        const {backgroundColor, borderColor, color} = getComputedStyle(element);
        return [backgroundColor, borderColor, color].join();
      });
    await openLive(page, '/fr/features/multi-select-tool');
    await page.getByRole('button', {name: /^Essayer/}).tap();
    for (const name of ['Au centre', 'Déverrouiller']) {
      const tool = page.getByRole('button', {name}).first();
      const look = await lookOf(tool);
      await tool.tap();
      await expect.poll(() => lookOf(page.locator('button:hover')), name).toBe(look);
    }
    await openLive(page, '/fr/features/shortcuts');
    const words = page.locator('label', {hasText: 'macOS'}).locator('span');
    const look = await lookOf(words);
    for (const name of ['macOS', 'Les deux', 'macOS', 'Windows, Linux']) {
      await page.getByRole('radio', {name}).tap();
    }
    await expect.poll(() => lookOf(words)).toBe(look);
  });

  test('links to headings are visible, that of a step once it was touched', async ({page}) => {
    await page.goto(article);
    for (const kind of ['h2', 'h3']) {
      await expect(page.locator(`.markdown ${kind} > .hash-link`).first()).toHaveCSS(
        'opacity',
        '1',
      );
    }
    const step = page.locator('#outer-walls-step-3');
    await expect(step.locator('.hash-link')).toHaveCSS('opacity', '0');
    await step.tap();
    await expect(step.locator('.hash-link')).toHaveCSS('opacity', '1');
    await page.emulateMedia({media: 'print'});
    await expect(page.locator('.markdown h2 > .hash-link').first()).toHaveCSS('opacity', '0');
  });
});

test('with a mouse they appear on hover', async ({page}) => {
  await page.goto(article);
  const heading = page.locator('.markdown h2').first();
  await expect(heading.locator('.hash-link')).toHaveCSS('opacity', '0');
  await heading.hover();
  await expect(heading.locator('.hash-link')).toHaveCSS('opacity', '1');
});
