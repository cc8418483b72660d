import {place, planPlace} from '../../src/figures/live/stair-void/frame';
import {expect, test} from '../keptPage';
import {expectAccessible} from './expectAccessible';
import {drag, dragFinger, expectDone, expectSwipeScrolls, holdKey, openFigure} from './openFigure';

const path = '/fr/getting-started/floors-and-stairwells';
const caption = 'L’échappée au-dessus des marches, avec deux trémies.';
/** A point of the plan, so far south and so far east of the west wall, in units of the drawing. */
const onPlan = (southCm: number, eastCm: number): [number, number] => {
  const {x, y} = planPlace({x: eastCm, y: southCm});
  return [x, y];
};

test('the mouse slides the stair, then the edge of the stairwell', async ({page}) => {
  const live = await openFigure(page, path, caption);
  await drag(page, live.figure, onPlan(300, 80), onPlan(270, 80));
  await expectDone(live, 1);
  await expect(live.status).toContainText('Échappée de 1,98 m : la tête passe');
  await drag(page, live.figure, onPlan(454, 55), onPlan(394, 55));
  await expect(live.status).toContainText('trop basse, il faut 1,90 m');
  await expectDone(live, 2);
  await drag(page, live.figure, onPlan(394, 55), onPlan(470, 55));
  await expect(live.status).toContainText('la tête passe');
  await expectDone(live, 3);
  await expectAccessible(page);
});

test('the keyboard alone reaches every goal, and undoes a slide in one step', async ({page}) => {
  const live = await openFigure(page, path, caption);
  const hold = async (name: string, key: string, times: number): Promise<void> => {
    await live.figure.getByRole('slider', {name}).focus();
    await holdKey(page, key, times);
  };
  await hold('Pied de l’escalier', 'ArrowLeft', 5);
  await hold('Longueur de la trémie', 'ArrowLeft', 30);
  await expect(live.status).toContainText('trop basse');
  await live.figure.getByRole('button', {name: 'Annuler'}).press('Enter');
  await expect(live.status).toContainText('Annulé. Échappée de 1,98 m : la tête passe');
  await hold('Hauteur sous plafond', 'End', 1);
  await expect(live.status).toContainText('18 contremarches désormais');
  await expectDone(live, 4);
});

test('Ctrl + Z undoes from a slider and from a box, one gesture at a time', async ({page}) => {
  const live = await openFigure(page, path, caption);
  const ceiling = live.figure.getByRole('slider', {name: 'Hauteur sous plafond'});
  await ceiling.focus();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowRight');
  await expect(ceiling).toHaveValue('260');
  await page.keyboard.press('Control+z');
  await expect(ceiling).toHaveValue('255');
  const follow = live.figure.getByLabel('La trémie suit l’escalier');
  await follow.uncheck();
  await follow.press('Control+z');
  await expect(follow).toBeChecked();
  await expect(ceiling).toHaveValue('255');
});

test('two drags of a slider are two gestures', async ({page}) => {
  const live = await openFigure(page, path, caption);
  const ceiling = live.figure.getByRole('slider', {name: 'Hauteur sous plafond'});
  await ceiling.scrollIntoViewIfNeeded();
  const box = await ceiling.boundingBox();
  if (!box) throw new Error('The slider is not on screen.');
  const at = (ratio: number) => [box.x + box.width * ratio, box.y + box.height / 2] as const;
  const slide = async (from: number, to: number): Promise<string> => {
    await page.mouse.move(...at(from));
    await page.mouse.down();
    await page.mouse.move(...at(to), {steps: 4});
    await page.mouse.up();
    return ceiling.inputValue();
  };
  const once = await slide(0.4, 0.6);
  const twice = await slide(0.6, 0.85);
  expect(Number(twice)).toBeGreaterThan(Number(once));
  await live.figure.getByRole('button', {name: 'Annuler'}).click();
  await expect(ceiling).toHaveValue(once);
});

test('stairs that miss the upper floor get no tick, and open ones show no clearance', async ({
  page,
}) => {
  const {figure, status} = await openFigure(page, path, caption);
  const verdict = (words: string) => figure.locator('section svg').getByText(words);
  await figure.getByRole('slider', {name: 'Longueur de la trémie'}).fill('405');
  await expect(status).toContainText('Rien ne se trouve au-dessus des marches : la tête passe.');
  await expect(verdict('la tête passe')).toBeVisible();
  const follow = figure.getByLabel('La trémie suit l’escalier');
  await follow.uncheck();
  await figure.getByRole('slider', {name: 'Pied de l’escalier'}).fill('585');
  await expect(status).toContainText('Il reste un vide de 20 cm avant l’étage');
  await expect(verdict('vide de 20 cm')).toBeVisible();
  await expect(verdict('la tête passe')).toHaveCount(0);
  await expectAccessible(page);
  await follow.check();
  await expect(verdict('la tête passe')).toBeVisible();
});

test('the sums of the steps are marked as rounded', async ({page}) => {
  const {figure} = await openFigure(page, path, caption);
  await expect(figure.getByText('16 × 17,5 cm', {exact: true})).toBeVisible();
  await figure.getByRole('slider', {name: 'Épaisseur du plancher'}).fill('40');
  await expect(figure.getByText('≈ 17 × 17,1 cm', {exact: true})).toBeVisible();
  await expect(figure.getByText('≈ 61,1 cm')).toBeVisible();
  await expect(figure.getByText('27 cm', {exact: true})).toBeVisible();
});

test.describe('by touch', () => {
  test.use({hasTouch: true, viewport: {width: 390, height: 800}});

  test('a finger shortens the stairwell until the head hits, and lengthens it', async ({page}) => {
    const live = await openFigure(page, path, caption);
    await dragFinger(page, live.figure, onPlan(300, 80), onPlan(250, 80));
    await expectDone(live, 1);
    await dragFinger(page, live.figure, onPlan(434, 55), onPlan(370, 55));
    await expect(live.status).toContainText('trop basse');
    await dragFinger(page, live.figure, onPlan(370, 55), onPlan(450, 55));
    await expectDone(live, 3);
  });

  test('a finger that swipes up on the stairs or on the handle scrolls the page', async ({
    page,
  }) => {
    const live = await openFigure(page, path, caption);
    const inSection = place({x: 300, y: 75});
    for (const from of [
      onPlan(300, 80),
      onPlan(464, 55),
      [inSection.x, inSection.y] as [number, number],
    ]) {
      await expectSwipeScrolls(page, live, from);
    }
  });
});
