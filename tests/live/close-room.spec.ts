import type {Point} from '../../src/figures/geometry/point';
import {lensOver} from '../../src/figures/live/close-room/drawing';
import {corners, start} from '../../src/figures/live/close-room/model';
import {lensPlace} from '../../src/figures/views/marks/magnifier';
import {expect, test} from '../keptPage';
import {expectAccessible} from './expectAccessible';
import {
  drag,
  dragFinger,
  expectDone,
  expectSwipeScrolls,
  holdKey,
  onScreen,
  openFigure,
  tapUnsteadily,
} from './openFigure';

const path = '/fr/getting-started/draw-walls-and-rooms';
const caption = 'Le même contour, fermé puis ouvert.';
/** The open corner, in the drawing; then the end of the wall under the magnifier, and its goal. */
const lens = lensOver('southEast');
const placed = ({x, y}: Point): [number, number] => [x, y];
const corner = placed(lens.target);
const end = placed(lensPlace(lens)({x: start.endCm, y: corners.southEast.y}));
const goal = placed(lens.centre);

test('the mouse finds the gap, closes the room and reads both lengths', async ({page}) => {
  const live = await openFigure(page, path, caption);
  const at = await onScreen(live.figure, ...corner);
  await page.mouse.click(at.x, at.y);
  await expect(live.status).toContainText('voici l’écart, 3 cm');
  await drag(page, live.figure, end, goal);
  await expect(live.status).toContainText('la pièce mesure 45,24 m²');
  await live.figure.getByLabel('À l’intérieur de la pièce').check();
  await expect(live.status).toContainText('7,80 m');
  await expectDone(live, 3);
  await expectAccessible(page);
});

test('the end of the wall moves as far as the mouse, wherever it is grabbed', async ({page}) => {
  const live = await openFigure(page, path, caption);
  await live.figure.getByLabel('En bas à droite').check();
  const [x, y] = end;
  await drag(page, live.figure, [x + 12, y], [x + 12, y + 1]);
  await drag(page, live.figure, [x + 12, y], [x + 13.5, y]);
  await expect(live.status).toContainText('voici l’écart, 3 cm');
  await drag(page, live.figure, [x + 12, y], [x + 12 - 2 * lens.unitsPerCm, y]);
  await expect(live.status).toContainText('Écart : 5 cm');
});

test('a key held down is undone in one step', async ({page}) => {
  const live = await openFigure(page, path, caption);
  await live.figure.getByLabel('En bas à droite').check();
  await live.figure.getByRole('application').focus();
  await holdKey(page, 'ArrowLeft', 6);
  await expect(live.status).toContainText('Écart : 9 cm');
  await page.keyboard.press('Control+z');
  await expect(live.figure.getByRole('button', {name: 'Annuler'})).toBeDisabled();
  await page.keyboard.press('ArrowRight');
  await expect(live.status).toContainText('Écart : 2 cm');
});

test('clicks alone close the room, by a centimetre each', async ({page}) => {
  const live = await openFigure(page, path, caption);
  const right = live.figure.getByRole('button', {name: 'Vers la droite'});
  await right.click();
  await expect(live.status).toContainText('Rien à faire glisser ici');
  await live.figure.getByLabel('En bas à droite').check();
  await right.click();
  await expect(live.status).toContainText('Écart : 2 cm');
  await live.figure.getByRole('button', {name: 'Vers la gauche'}).click();
  await expect(live.status).toContainText('Écart : 3 cm');
  await right.click({clickCount: 3});
  await expect(live.status).toContainText('la pièce mesure 45,24 m²');
  await expectDone(live, 2);
});

test('the keyboard alone does it, and undoes it', async ({page}) => {
  const live = await openFigure(page, path, caption);
  const plan = live.figure.getByRole('application');
  await plan.press('ArrowRight');
  await expect(live.status).toContainText('Rien à faire glisser ici');
  await live.figure.getByLabel('En haut à gauche').focus();
  await page.keyboard.press('Space');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowDown');
  await expect(live.status).toContainText('En bas à droite');
  await plan.focus();
  await page.keyboard.press('ArrowRight');
  await expect(live.status).toContainText('Écart : 2 cm');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowRight');
  await expect(live.status).toContainText('la pièce mesure 45,24 m²');
  await expectDone(live, 2);
  await page.keyboard.press('Control+z');
  await expect(live.status).toContainText('Annulé. Le contour est ouvert');
});

test.describe('by touch', () => {
  test.use({hasTouch: true, viewport: {width: 390, height: 800}});

  test('a finger that taps on the end of the wall leaves the gap', async ({page}) => {
    const live = await openFigure(page, path, caption);
    await live.figure.getByLabel('En bas à droite').check();
    const at = await onScreen(live.figure, ...end);
    for (const offPx of [-8, 0, 8]) await tapUnsteadily(page, {x: at.x + offPx, y: at.y}, 2);
    await expect(live.status).toContainText('voici l’écart, 3 cm');
    await expect(live.tasks.nth(1)).toHaveAttribute('data-done', 'false');
  });

  test('a finger finds the gap and pulls the wall', async ({page}) => {
    const live = await openFigure(page, path, caption);
    const at = await onScreen(live.figure, ...corner);
    await page.touchscreen.tap(at.x, at.y);
    await expectDone(live, 1);
    await dragFinger(page, live.figure, end, goal);
    await expect(live.status).toContainText('la pièce mesure 45,24 m²');
    await expectDone(live, 2);
  });

  test('a finger that swipes up on the end of the wall scrolls the page', async ({page}) => {
    const live = await openFigure(page, path, caption);
    await live.figure.getByLabel('En bas à droite').check();
    await expectSwipeScrolls(page, live, end);
  });
});
