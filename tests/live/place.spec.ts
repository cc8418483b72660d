import type {Locator} from '@playwright/test';
import {expect, test} from '../keptPage';
import {expectBelowBar} from '../shell/expectBelowBar';
import {openLive} from '../shell/openLive';
import {openFigure} from './openFigure';

test('on a phone a live figure opens on screen, with its instructions', async ({page}) => {
  await page.setViewportSize({width: 390, height: 844});
  const {figure} = await openFigure(
    page,
    '/fr/getting-started/customize-wall-style',
    'Les deux faces',
  );
  await expect(figure.locator('section > p').first()).toBeInViewport({ratio: 1});
});

test('closing shows the still drawing and its button', async ({page}) => {
  await page.setViewportSize({width: 390, height: 664});
  const {figure} = await openFigure(
    page,
    '/fr/features/multi-select-tool',
    'Le rectangle de sélection',
  );
  await figure.getByRole('button', {name: 'Revenir au dessin'}).click();
  const again = figure.getByRole('button', {name: /^Essayer/});
  await expect(again).toBeFocused();
  await expect(again).toBeInViewport({ratio: 1});
  await expect(figure.locator('svg').first()).toBeInViewport({ratio: 1});
});

test('a figure that begins behind the bar scrolls out, with its instructions', async ({page}) => {
  await page.setViewportSize({width: 1280, height: 720});
  await openLive(page, '/fr/features/background-plans');
  const figure = page.locator('figure', {has: page.getByText('Deux repères')});
  const bar = page.getByRole('navigation', {name: 'Navigation principale'});
  const scrollTo = (fromTopPx: number) =>
    figure.evaluate((element, top) => {
      const y = window.scrollY + element.getBoundingClientRect().top - top;
      window.scrollTo({top: y, behavior: 'instant'});
    }, fromTopPx);
  await scrollTo(-200);
  await expect(bar).not.toBeInViewport();
  await scrollTo(15);
  await expect(bar).toBeInViewport();
  await figure.getByRole('button', {name: 'Essayer'}).click();
  await expectBelowBar(page, figure.locator('section > p').first());
});

test('the buttons do not move when the text above them changes', async ({page}) => {
  await page.setViewportSize({width: 1280, height: 900});
  const {figure, status} = await openFigure(
    page,
    '/fr/getting-started/draw-walls-and-rooms',
    'Le troisième mur',
  );
  const undo = figure.getByRole('button', {name: 'Annuler'});
  const before = await undo.boundingBox();
  // A single line is centred in the space reserved for three.
  const offMiddlePx = await status.evaluate((element) => {
    const words = document.createRange();
    words.selectNodeContents(element);
    const [box, line] = [element, words].map((part) => part.getBoundingClientRect());
    return box && line ? box.top + box.bottom - line.top - line.bottom : Number.NaN;
  });
  expect(Math.abs(offMiddlePx)).toBeLessThan(2);
  await figure.getByRole('application').press('Enter');
  await expect(status).toContainText('Premier angle posé');
  expect(await undo.boundingBox()).toEqual(before);
});

for (const [width, height] of [
  [390, 844],
  [390, 664],
  [320, 568],
] as const) {
  test(`on a phone of ${width} × ${height} px results are visible where the controls are used`, async ({
    page,
  }) => {
    await page.setViewportSize({width, height});
    const {figure, status} = await openFigure(
      page,
      '/fr/features/background-plans',
      'Deux repères sur la cote connue, et le contrôle.',
    );
    const isSeen = () =>
      status.evaluate((line) => {
        const {left, right, top, bottom} = line.getBoundingClientRect();
        const [x, y] = [(left + right) / 2, (top + bottom) / 2];
        return document.elementFromPoint(x, y) === line;
      });
    await figure.getByRole('textbox', {name: 'Cote connue'}).fill('quatre');
    await figure.getByRole('button', {name: 'Valider'}).click();
    await expect(status).toContainText('n’est pas une longueur');
    expect(await isSeen()).toBe(true);
    await figure.getByRole('textbox', {name: 'Cote connue'}).fill('8,00');
    await figure.getByRole('button', {name: 'Valider'}).click();
    await expect(status).toContainText('Il y a 8,00 m entre les repères');
    const check = figure.getByLabel('Contrôler dans l’autre sens');
    await check.scrollIntoViewIfNeeded();
    const before = await check.boundingBox();
    await check.check();
    await expect(status).toContainText('revoyez les repères et la cote connue');
    expect(await isSeen()).toBe(true);
    expect(await check.boundingBox()).toEqual(before);
  });
}

for (const [width, height] of [
  [740, 360],
  [667, 375],
] as const) {
  test(`on a phone held flat, of ${width} × ${height} px, a slider is visible with its result and the drawing`, async ({
    page,
  }) => {
    await page.setViewportSize({width, height});
    const {figure, status} = await openFigure(
      page,
      '/fr/getting-started/floors-and-stairwells',
      'L’échappée au-dessus des marches, avec deux trémies.',
    );
    const slider = figure.getByRole('slider', {name: 'Longueur de la trémie'});
    await slider.focus();
    await page.keyboard.press('ArrowLeft');
    await expect(status).toContainText('Échappée de 1,80 m');
    await expect(status).toBeInViewport({ratio: 1});
    await expect(slider).toBeInViewport({ratio: 1});
    await expect(figure.locator('section svg').first()).toBeInViewport({ratio: 0.3});
  });
}

test('an unchecked box is as dark as the sheet in dark mode', async ({page}) => {
  const live = await openFigure(
    page,
    '/fr/getting-started/floors-and-stairwells',
    'L’échappée au-dessus des marches, avec deux trémies.',
  );
  await page.locator('html').evaluate((root) => root.setAttribute('data-theme', 'dark'));
  const box = live.figure.getByRole('checkbox', {name: 'La trémie suit l’escalier'});
  await box.uncheck();
  await expect(box).toHaveCSS('appearance', 'none');
  const sheet = await live.figure
    .locator('section')
    .evaluate((element) => getComputedStyle(element.parentElement ?? element).backgroundColor);
  await expect(box).toHaveCSS('background-color', sheet);
  await expect(box).not.toHaveCSS('border-top-color', sheet);
});

test('on a phone in landscape the text of a live drawing is at least ten pixels high', async ({
  page,
}) => {
  await page.setViewportSize({width: 844, height: 390});
  for (const [path, caption] of [
    ['/fr/getting-started/customize-wall-style', 'Les deux faces'],
    ['/fr/getting-started/gardens-and-terraces', 'Les surfaces en coupe'],
    ['/fr/features/multi-select-tool', 'Le rectangle de sélection'],
  ] as const) {
    const {figure} = await openFigure(page, path, caption);
    const leastPx = await figure.locator('section svg').evaluate((svg) => {
      const scale = (svg as SVGSVGElement).getScreenCTM()?.a ?? 0;
      const words = [...svg.querySelectorAll('text')];
      return Math.min(
        ...words.map((text) => Number.parseFloat(getComputedStyle(text).fontSize) * scale),
      );
    });
    expect(leastPx, caption).toBeGreaterThanOrEqual(10);
  }
});

test('a button says what it starts, and an open figure has a short name', async ({page}) => {
  await page.goto('/fr/getting-started/draw-walls-and-rooms');
  const button = (words: string) =>
    page.getByRole('button', {name: `${words} Le même contour, fermé puis ouvert.`, exact: true});
  await button('Essayer').click();
  const open = page.getByRole('region', {name: 'Fermer une pièce', exact: true});
  await expect(open).toHaveAccessibleDescription(/^Cette pièce ne se ferme pas/);
  await expect(button('Revenir au dessin')).toBeVisible();
});

for (const {way, ring, open} of [
  {way: 'keys', ring: 'solid', open: (button: Locator) => button.press('Enter')},
  {way: 'a mouse', ring: 'none', open: (button: Locator) => button.click()},
]) {
  test(`a live figure opened with ${way} has the focus, and a ring where keys are in use`, async ({
    page,
  }) => {
    await page.goto('/fr/getting-started/customize-wall-style');
    const figure = page.locator('figure', {has: page.getByText('Les deux faces')});
    const button = figure.getByRole('button', {name: 'Essayer'});
    // Focusing alone would scroll smoothly, and the key would come before the end.
    await button.scrollIntoViewIfNeeded();
    await open(button);
    await expect(figure.locator('section')).toBeFocused();
    await expect(figure.locator('section')).toHaveCSS('outline-style', ring);
  });
}

test('a key that opens a figure during smooth scrolling moves the focus too', async ({page}) => {
  await openLive(page, '/fr/getting-started/customize-wall-style');
  const figure = page.locator('figure', {has: page.getByText('Les deux faces')});
  await page.evaluate(() => window.scrollTo({top: 9999, behavior: 'instant'}));
  await figure.getByRole('button', {name: 'Essayer'}).focus();
  await page.keyboard.press('Enter');
  await expect(figure.locator('section')).toBeFocused();
});
