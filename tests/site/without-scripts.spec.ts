import {expect, test} from '../keptPage';
import {expectBelowBar} from '../shell/expectBelowBar';
import {versionsButton} from '../versionsButton';

test.use({javaScriptEnabled: false});

test('an article is complete without scripts', async ({page}) => {
  await page.goto('/fr/getting-started/draw-walls-and-rooms');
  await expect(page.getByRole('heading', {level: 1})).toHaveText('Dessiner les murs et les pièces');
  await expect(page.getByRole('row', {name: /ne se ferme pas/}).first()).toBeVisible();
  await page
    .getByRole('main')
    .getByRole('link', {name: /plan de fond/i})
    .first()
    .click();
  await expect(page).toHaveURL(/background-plans/);
});

test('instructions for all browsers are readable without scripts', async ({page}) => {
  await page.goto('/fr/faq/webgl-issues');
  await expect(page.getByText('chrome://settings/system').first()).toBeVisible();
  await expect(page.getByText('about:support').first()).toBeVisible();
});

test('the test of the browser says why it is absent, and what to do instead', async ({page}) => {
  await page.goto('/fr/faq/webgl-issues');
  // Text within noscript is not found by getByText.
  const reason = page.locator('noscript p');
  await expect(reason).toContainText('Le test a besoin de JavaScript');
  await expect(reason).toBeVisible();
});

test('the menus of the bar open under the mouse', async ({page}) => {
  await page.setViewportSize({width: 1280, height: 800});
  await page.goto('/fr/getting-started/draw-walls-and-rooms');
  const entry = page.getByRole('link', {name: 'English', exact: true});
  await expect(entry).toBeHidden();
  await page.getByRole('button', {name: 'Langues Français'}).hover();
  const box = await entry.boundingBox();
  // Slowly, so that a gap on the way would close the menu.
  await page.mouse.move((box?.x ?? 0) + 20, (box?.y ?? 0) + 10, {steps: 40});
  await expect(entry).toBeVisible();
  await entry.click();
  await expect(page).toHaveURL('/getting-started/draw-walls-and-rooms');
});

test('the menus of the bar stay on screen, however narrow', async ({page}) => {
  await page.goto('/fr/getting-started/draw-walls-and-rooms');
  for (const width of [320, 390, 600, 768, 996]) {
    await page.setViewportSize({width, height: 844});
    for (const [button, entry] of [
      [versionsButton, '2024'],
      ['Langues Français', 'English'],
    ] as const) {
      await page.getByRole('button', {name: button}).hover();
      const link = page.getByRole('link', {name: entry, exact: true});
      await expect(link, `${button} at ${width} px`).toBeInViewport({ratio: 1});
    }
  }
});

test('the target of a link is not covered by the bar, however many rows it has', async ({page}) => {
  for (const width of [320, 390, 600, 768, 996, 1280]) {
    await page.setViewportSize({width, height: 844});
    await page.goto('/fr/getting-started/draw-walls-and-rooms#snapping');
    await expectBelowBar(page, page.locator('#snapping'));
  }
});

test('an article has no dead button; its sections are a list, folded on small screens', async ({
  page,
}) => {
  for (const width of [1280, 390, 320]) {
    await page.setViewportSize({width, height: 844});
    await page.goto('/fr/getting-started/draw-walls-and-rooms');
    const names = await page
      .locator('button:visible:not([type=submit])')
      .evaluateAll((buttons) => buttons.map(({textContent}) => textContent));
    // Both open on hover and on focus.
    expect(names, `${width} px`).toEqual([versionsButton, 'Langues Français']);
    const section = page
      .getByRole('link', {name: 'Tracer les murs extérieurs', exact: true})
      .filter({visible: true});
    if (width < 997) {
      await expect(section, 'folded').toHaveCount(0);
      const folded = await page.getByRole('heading', {level: 1}).boundingBox();
      expect(folded?.y, 'the title is seen at once').toBeLessThan(400);
      await page.locator('summary', {hasText: 'Sur cette page'}).click();
    }
    await expect(section, `${width} px`).toHaveCount(1);
    if (width < 997) {
      const title = await page.getByRole('heading', {level: 1}).boundingBox();
      const listed = await section.boundingBox();
      expect(listed?.y, 'above the text').toBeLessThan(title?.y ?? 0);
      const overflow = await page.evaluate(() => document.documentElement.scrollWidth);
      expect(overflow).toBeLessThanOrEqual(width);
    }
  }
});

test('the search button names no keys, as nothing would handle them', async ({page}) => {
  await page.setViewportSize({width: 1440, height: 800});
  await page.goto('/fr/getting-started/draw-walls-and-rooms');
  const button = page.getByRole('button', {name: 'Rechercher', exact: true});
  await expect(button).toContainText('Ctrl K');
  await expect(button.getByText('Ctrl K')).toBeHidden();
});
