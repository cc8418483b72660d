import type {Locator} from '@playwright/test';
import {allOf} from '../allOf';
import {expect, test} from '../quietPage';
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

  test('what is pressed has room for a fingertip', async ({page}) => {
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
    await page.getByRole('button', {name: 'Ouvrir/fermer la barre de navigation'}).click();
    await expectRoomFor(page.getByRole('dialog').locator('a, button').filter({visible: true}));
    await page.goto('/fr/');
    await expectRoomFor(page.locator('main header ~ ul a'));
    await page.goto('/fr/features/shortcuts');
    await expectRoomFor(page.getByRole('radio').filter({visible: true}));
  });

  test('the links to headings and steps are seen', async ({page}) => {
    await page.goto(article);
    for (const kind of ['h2', 'h3', 'li']) {
      await expect(page.locator(`.markdown ${kind} > .hash-link`).first()).toHaveCSS(
        'opacity',
        '1',
      );
    }
    await page.emulateMedia({media: 'print'});
    await expect(page.locator('.markdown h2 > .hash-link').first()).toHaveCSS('opacity', '0');
  });
});

test('under a pointer they wait for it', async ({page}) => {
  await page.goto(article);
  const heading = page.locator('.markdown h2').first();
  await expect(heading.locator('.hash-link')).toHaveCSS('opacity', '0');
  await heading.hover();
  await expect(heading.locator('.hash-link')).toHaveCSS('opacity', '1');
});
