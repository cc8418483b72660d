import {exampleFrame} from '../../src/figures/views/plan/exampleFrame';
import {expect, test} from '../keptPage';
import {expectAccessible} from './expectAccessible';
import {drag, expectDone, holdKey, onScreen, openFigure} from './openFigure';

const path = '/fr/getting-started/draw-walls-and-rooms';
const caption = 'Le troisième mur, pendant le tracé.';

/** A point of the plan, in centimetres, in units of the drawing. */
const units = (xCm: number, yCm: number): [number, number] => {
  const at = exampleFrame.place({x: xCm, y: yCm});
  return [at.x, at.y];
};

test('the mouse draws a room of 12 m², with snapping', async ({page}) => {
  const live = await openFigure(page, path, caption);
  for (const [x, y] of [
    [2, 3],
    [448, 4],
    [453, 298],
    [3, 303],
    [4, 5],
  ] as const) {
    const at = await onScreen(live.figure, ...units(x, y));
    await page.mouse.click(at.x, at.y);
  }
  await expect(live.status).toContainText('Pièce fermée : 12,04 m²');
  await expectDone(live, 4);
  await expectAccessible(page);
});

test('walls can also be drawn by dragging from corner to corner', async ({page}) => {
  const live = await openFigure(page, path, caption);
  const corners = [
    units(2, 3),
    units(448, 4),
    units(453, 298),
    units(3, 303),
    units(4, 5),
  ] as const;
  const [first, second, third, fourth, last] = corners;
  await drag(page, live.figure, first, second);
  await expect(live.status).toContainText('Mur tracé : 4,50 m, 0°.');
  await drag(page, live.figure, second, third);
  await drag(page, live.figure, third, fourth);
  await drag(page, live.figure, fourth, last);
  await expect(live.status).toContainText('Pièce fermée : 12,04 m²');
  await expectDone(live, 4);
});

for (const slidePx of [6, 12, 17, 22]) {
  test(`a click that slides by ${slidePx} px sets a corner, as a still one does`, async ({
    page,
  }) => {
    const live = await openFigure(page, path, caption);
    const start = await onScreen(live.figure, ...units(0, 0));
    await page.mouse.click(start.x, start.y);
    const end = await onScreen(live.figure, ...units(400, 0));
    await page.mouse.move(end.x - slidePx, end.y);
    await page.mouse.down();
    await page.mouse.move(end.x, end.y, {steps: 3});
    await page.mouse.up();
    await expect(live.status).toContainText('Mur tracé : 4,00 m, 0°.');
    await expectDone(live, 1);
  });
}

test('typing the displayed length to the first corner closes the room', async ({page}) => {
  const live = await openFigure(page, path, caption);
  const first = await onScreen(live.figure, ...units(0, 0));
  await page.mouse.click(first.x, first.y);
  await live.figure.getByRole('application').focus();
  for (const [arrow, length] of [
    ['ArrowRight', '6'],
    ['ArrowDown', '1,50'],
  ] as const) {
    await page.keyboard.press(arrow);
    await page.keyboard.type(length);
    await page.keyboard.press('Enter');
  }
  for (let count = 0; count < 6; count += 1) await page.keyboard.press('Shift+ArrowLeft');
  for (let count = 0; count < 15; count += 1) await page.keyboard.press('ArrowUp');
  await expect(live.status).toContainText('6,18 m, 166°. Sur un angle.');
  await page.keyboard.type('6,18');
  await page.keyboard.press('Enter');
  await expect(live.status).toContainText('Pièce fermée');
});

test('the keyboard alone draws it, undoes it and starts again', async ({page}) => {
  const live = await openFigure(page, path, caption);
  // The figure has the focus; its drawing is the next Tab stop.
  await page.keyboard.press('Tab');
  await expect(live.figure.getByRole('application')).toBeFocused();
  for (const [arrow, length] of [
    ['ArrowRight', '4,50'],
    ['ArrowDown', '3'],
    ['ArrowLeft', '4.5'],
    ['ArrowUp', '3'],
  ] as const) {
    if (arrow === 'ArrowRight') await page.keyboard.press('Enter');
    await page.keyboard.press(arrow);
    await page.keyboard.type(length);
    await page.keyboard.press('Enter');
  }
  await expect(live.status).toContainText('Pièce fermée : 12,04 m²');
  await expectDone(live, 4);
  await page.keyboard.press('Control+z');
  await expect(live.status).toContainText('Annulé. 3 murs tracés.');
  await page.keyboard.press('Control+y');
  await expect(live.status).toContainText('Rétabli. Pièce fermée');
  await live.figure.getByRole('button', {name: 'Recommencer'}).press('Enter');
  await expect(live.status).toContainText('La feuille est vide');
  await expect(live.tasks.first()).toHaveAttribute('data-done', 'false');
  await live.figure.getByRole('button', {name: 'Annuler'}).press('Enter');
  await expect(live.status).toContainText('Annulé. Pièce fermée : 12,04 m²');
  await expectDone(live, 4);
});

test('the key that suspends the snapping shows at once what a click then sets', async ({page}) => {
  const live = await openFigure(page, path, caption);
  const reading = live.figure.locator('section svg').getByText(/°$/);
  const start = await onScreen(live.figure, ...units(0, 0));
  await page.mouse.click(start.x, start.y);
  const end = await onScreen(live.figure, ...units(236, 13));
  await page.mouse.move(end.x, end.y);
  await expect(reading).toHaveText(/^2,40\sm,\s0°$/);
  await page.keyboard.down('Alt');
  await expect(reading).toHaveText(/^2,36\sm,\s356,8°$/);
  await page.keyboard.up('Alt');
  await expect(reading).toHaveText(/^2,40\sm,\s0°$/);
  await page.keyboard.down('Alt');
  await page.mouse.click(end.x, end.y);
  await page.keyboard.up('Alt');
  await expect(live.status).toContainText('2,36 m, 356,8°');
});

test('the key that suspends snapping does not open browser menus while aiming', async ({page}) => {
  const live = await openFigure(page, path, caption);
  await page.evaluate(() => {
    const kept: boolean[] = [];
    Object.assign(window, {kept});
    const note = ({defaultPrevented}: Event): number => kept.push(defaultPrevented);
    // After those of the figure.
    window.addEventListener('keydown', note);
    window.addEventListener('keyup', note);
  });
  const keptKeys = () => page.evaluate(() => (window as never as {kept: boolean[]}).kept.splice(0));
  const at = await onScreen(live.figure, ...units(100, 100));
  await page.mouse.move(at.x, at.y);
  await page.keyboard.press('Alt');
  expect(await keptKeys()).toEqual([true, true]);
  await page.mouse.move(5, 5);
  await page.keyboard.press('Alt');
  expect(await keptKeys(), 'beside the drawing it is the browser’s').toEqual([false, false]);
});

test('a resting pointer does not override the arrow keys', async ({page}) => {
  const live = await openFigure(page, path, caption);
  const start = await onScreen(live.figure, ...units(0, 0));
  await page.mouse.click(start.x, start.y);
  const rest = await onScreen(live.figure, ...units(236, 113));
  await page.mouse.move(rest.x, rest.y);
  await page.keyboard.press('Backspace');
  await page.keyboard.press('Enter');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Alt+ArrowRight');
  await expect(live.status).toContainText('0,11 m, 0°');
});

test('a double click on the last point ends the outline', async ({page}) => {
  const live = await openFigure(page, path, caption);
  for (const [x, y] of [
    [0, 0],
    [300, 0],
  ] as const) {
    const at = await onScreen(live.figure, ...units(x, y));
    await page.mouse.click(at.x, at.y);
  }
  const last = await onScreen(live.figure, ...units(300, 200));
  await page.mouse.dblclick(last.x, last.y);
  await expect(live.status).toContainText('Tracé arrêté.');
});

test('Tab leads from the length typed in the plan to its angle, and Enter back', async ({page}) => {
  const live = await openFigure(page, path, caption);
  const plan = live.figure.getByRole('application');
  const angle = live.figure.getByRole('textbox', {name: 'Angle'});
  await plan.focus();
  await page.keyboard.press('Enter');
  await page.keyboard.type('4,50');
  await page.keyboard.press('Tab');
  await expect(angle).toBeFocused();
  await page.keyboard.type('0');
  await page.keyboard.press('Enter');
  await expect(live.status).toContainText('4,50 m, 0°');
  await expect(plan).toBeFocused();
  await page.keyboard.type('3');
  await page.keyboard.press('Shift+Tab');
  await expect(plan).not.toBeFocused();
  await expect(angle).not.toBeFocused();
  await plan.focus();
  await page.keyboard.press('Backspace');
  await page.keyboard.press('Tab');
  await expect(angle).not.toBeFocused();
});

test('a length typed first is shown, and kept for the wall from the corner that Enter sets', async ({
  page,
}) => {
  const live = await openFigure(page, path, caption);
  const plan = live.figure.getByRole('application');
  const reading = live.figure.locator('section svg .reading text');
  await plan.focus();
  await page.keyboard.type('4,50');
  await expect(reading).toHaveText('4,50…');
  await page.keyboard.press('Enter');
  await expect(live.status).toContainText('Premier angle posé. Longueur : 4,50.');
  await expect(live.figure.getByRole('textbox', {name: 'Longueur'})).toHaveValue('4,50');
  await page.keyboard.press('ArrowLeft');
  await expect(reading).toHaveText(/^4,50…\s+180/);
  await page.keyboard.press('Enter');
  await expect(live.status).toContainText('4,50 m, 180°');
  await expectDone(live, 2);
});

test('an invalid length gets a message', async ({page}) => {
  const live = await openFigure(page, path, caption);
  const at = await onScreen(live.figure, ...units(0, 0));
  await page.mouse.click(at.x, at.y);
  await live.figure.getByRole('textbox', {name: 'Longueur'}).fill('quatre');
  await live.figure.getByRole('button', {name: 'Poser'}).click();
  await expect(live.status).toContainText('Ce n’est pas une longueur');
  const length = live.figure.getByRole('textbox', {name: 'Longueur'});
  await expect(length).toHaveAttribute('aria-invalid', 'true');
  await expect(length).toHaveAccessibleDescription(/Ce n’est pas une longueur/);
  await page.mouse.move(at.x + 60, at.y);
  await expect(length).toHaveAttribute('aria-invalid', 'true');
  await length.fill('0,05');
  await length.press('Enter');
  await expect(live.status).toContainText('Saisissez 0,10 m ou plus.');
  await expect(length).toHaveAttribute('aria-invalid', 'true');
  await length.fill('4');
  await expect(length).toHaveAttribute('aria-invalid', 'false');
  await expect(length).toHaveAccessibleDescription('');
  await expect(live.status).toContainText('Premier angle posé');
});

test('an angle without a length asks for one, in its field', async ({page}) => {
  const live = await openFigure(page, path, caption);
  const at = await onScreen(live.figure, ...units(0, 200));
  await page.mouse.click(at.x, at.y);
  const angle = live.figure.getByRole('textbox', {name: 'Angle'});
  await expect(angle).toHaveAccessibleDescription('0° à droite, 90° vers le haut');
  await expect(angle).not.toHaveAttribute('title');
  await angle.fill('90');
  const set = live.figure.getByRole('button', {name: 'Poser'});
  // To the edge of the plan: the last pointer position is no length.
  await page.mouse.move(at.x, at.y + 80, {steps: 4});
  await set.click();
  const length = live.figure.getByRole('textbox', {name: 'Longueur'});
  await expect(live.status).toContainText('Saisissez une longueur en mètres');
  await expect(length).toHaveAttribute('aria-invalid', 'true');
  await expect(length).toHaveAccessibleDescription(/Saisissez une longueur/);
  await length.fill('1,50');
  await set.click();
  await expect(live.status).toContainText('Mur tracé : 1,50 m, 90°.');
});

test('a length typed in the plan is announced as it changes', async ({page}) => {
  const live = await openFigure(page, path, caption);
  await live.figure.getByRole('application').focus();
  await page.keyboard.press('Enter');
  await page.keyboard.type('4,5');
  await expect(live.status).toContainText('Longueur : 4,5');
  await page.keyboard.press('Backspace');
  await expect(live.status).not.toContainText('4,5');
  await expect(live.status).toContainText('Longueur : 4,');
});

test('a length typed in the plan may have its unit', async ({page}) => {
  const live = await openFigure(page, path, caption);
  await live.figure.getByRole('application').focus();
  await page.keyboard.press('Enter');
  await page.keyboard.type('450cm');
  await expect(live.status).toContainText('Longueur : 450cm');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Enter');
  await expect(live.status).toContainText('4,50 m, 0°');
});

test('holding a digit down widens neither the figure nor its drawing', async ({page}) => {
  await page.setViewportSize({width: 390, height: 844});
  const live = await openFigure(page, path, caption);
  const plan = live.figure.getByRole('application');
  const {width} = (await plan.boundingBox()) ?? {width: 0};
  await plan.focus();
  await page.keyboard.press('Enter');
  await holdKey(page, '4', 60);
  await expect(live.status).toContainText('4'.repeat(60));
  expect((await plan.boundingBox())?.width).toBe(width);
  const badge = await plan.locator('.reading').boundingBox();
  expect(badge?.width).toBeLessThan(width);
});

test('closing restores the still drawing and its button', async ({page}) => {
  const live = await openFigure(page, path, caption);
  await live.figure.getByRole('button', {name: 'Revenir au dessin'}).click();
  await expect(live.figure.getByRole('img').first()).toBeVisible();
  await expect(live.figure.getByRole('button', {name: 'Essayer'})).toBeFocused();
});

test('the English page is in English', async ({page}) => {
  const live = await openFigure(
    page,
    '/getting-started/draw-walls-and-rooms',
    'The third wall while it is being drawn.',
  );
  for (const [x, y] of [
    [0, 0],
    [450, 0],
    [450, 300],
    [0, 300],
    [0, 0],
  ] as const) {
    const at = await onScreen(live.figure, ...units(x, y));
    await page.mouse.click(at.x, at.y);
  }
  await expect(live.status).toContainText('Closed room: 12.04 m²');
  await expectDone(live, 4);
});

test.describe('by touch', () => {
  test.use({hasTouch: true, viewport: {width: 390, height: 800}});

  test('a finger draws the walls and the field takes the exact length', async ({page}) => {
    const live = await openFigure(page, path, caption);
    for (const [x, y] of [
      [4, 6],
      [300, 3],
    ] as const) {
      const at = await onScreen(live.figure, ...units(x, y));
      await page.touchscreen.tap(at.x, at.y);
    }
    await expectDone(live, 1);
    await live.figure.getByRole('textbox', {name: 'Angle'}).fill('270');
    await live.figure.getByRole('textbox', {name: 'Longueur'}).fill('4,50');
    await live.figure.getByRole('button', {name: 'Poser'}).tap();
    await expect(live.status).toContainText('4,50 m, 270°');
    for (const [x, y] of [
      [5, 446],
      [8, 8],
    ] as const) {
      const at = await onScreen(live.figure, ...units(x, y));
      await page.touchscreen.tap(at.x, at.y);
    }
    await expect(live.status).toContainText('Pièce fermée');
    await expectDone(live, 3);
  });
});
