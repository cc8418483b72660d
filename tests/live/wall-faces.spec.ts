import {place} from '../../src/figures/live/wall-faces/drawing';
import {project} from '../../src/figures/live/wall-faces/space';
import {expect, test} from '../keptPage';
import {expectAccessible} from './expectAccessible';
import {drag, expectDone, onScreen, openFigure} from './openFigure';

const path = '/fr/getting-started/customize-wall-style';
const caption = 'Les deux faces de la même cloison.';
/** A point of the plan, in centimetres, in units of the drawing. */
const onPlan = (xCm: number, yCm: number): [number, number] => {
  const at = place({x: xCm, y: yCm});
  return [at.x, at.y];
};
/** The bedroom side of the partition, in 3D. */
const {x, y} = project({x: 485, y: 400, z: 90});
const inSpace: [number, number] = [x, y];

test('the mouse finishes one face, a whole room, then two parts of a wall', async ({page}) => {
  const live = await openFigure(page, path, caption);
  const click = async (x: number, y: number): Promise<void> => {
    const at = await onScreen(live.figure, x, y);
    await page.mouse.click(at.x, at.y);
  };
  await click(...inSpace);
  await expect(live.status).toContainText('Cloison du séjour, côté chambre');
  await expectDone(live, 1);
  await live.figure.getByLabel('Papier peint').check();
  await expect(live.status).toContainText('L’autre côté ne change pas');
  await click(...onPlan(640, 285));
  await expect(live.status).toContainText('Cloison de la cuisine, côté chambre : sans décor');
  await click(...onPlan(640, 270));
  await live.figure.getByLabel('Murs de la pièce').check();
  await live.figure.getByLabel('Couleur').check();
  await expect(live.status).toContainText('4 faces de la pièce (cuisine)');
  await expectDone(live, 3);
  await live.figure.getByLabel('Murs de la pièce').uncheck();
  await click(...onPlan(490, 500));
  await live.figure.getByRole('button', {name: 'Diviser'}).click();
  await drag(page, live.figure, onPlan(480, 440), onPlan(480, 480));
  await expect(live.status).toContainText('Diviser à');
  await live.figure.getByRole('button', {name: 'Diviser ici'}).click();
  await expect(live.status).toContainText('chaque partie garde son décor');
  await live.figure.getByLabel('Carrelage').check();
  await expectDone(live, 4);
  await expectAccessible(page);
});

test('the keyboard alone does it, and undoes it', async ({page}) => {
  const live = await openFigure(page, path, caption);
  const drawing = live.figure.getByRole('application');
  await page.keyboard.press('Tab');
  await expect(drawing).toBeFocused();
  await page.keyboard.press('ArrowRight');
  await expect(live.status).toContainText('Mur du haut, côté séjour : sans décor.');
  await page.keyboard.press('ArrowDown');
  await expect(live.status).toContainText('Cloison de la cuisine, côté chambre');
  await page.keyboard.press('ArrowLeft');
  await expect(live.status).toContainText('Cloison du séjour, côté chambre');
  await expectDone(live, 1);
  await live.figure.getByLabel('Sans décor').focus();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowDown');
  await expect(live.status).toContainText('Papier peint : cloison du séjour, côté chambre');
  await expectDone(live, 2);
  const split = live.figure.getByRole('button', {name: /^Diviser/});
  await split.press('Enter');
  await drawing.focus();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowRight');
  await expect(live.status).toContainText('en partant du haut');
  await page.keyboard.press('Enter');
  await expect(live.status).toContainText('Mur divisé');
  await live.figure.getByLabel('Carrelage').focus();
  await page.keyboard.press('Space');
  await expect(live.tasks.nth(3)).toHaveAttribute('data-done', 'true');
  await drawing.focus();
  for (let count = 0; count < 4; count += 1) await page.keyboard.press('Control+z');
  await expect(live.status).toContainText('Annulé. Les murs sont nus');
});

test('a button cancels dividing, and earlier changes stay', async ({page}) => {
  const live = await openFigure(page, path, caption);
  const button = (name: string) => live.figure.getByRole('button', {name, exact: true});
  const at = await onScreen(live.figure, ...onPlan(505, 400));
  await page.mouse.click(at.x, at.y);
  await live.figure.getByLabel('Papier peint').check();
  await button('Diviser').click();
  await expect(live.status).toContainText('Diviser à');
  await button('Abandonner').click();
  await expect(live.status).toHaveText(/^Cloison du séjour, côté chambre\s: papier peint\./);
  await expect(button('Abandonner')).toHaveCount(0);
  await expect(button('Diviser')).toBeFocused();
  await expect(live.figure.getByLabel('Papier peint')).toBeChecked();
});

test('an arrow key moves the point in its direction, and the parts have distinct names', async ({
  page,
}) => {
  const live = await openFigure(page, path, caption);
  const at = await onScreen(live.figure, ...onPlan(200, 585));
  await page.mouse.click(at.x, at.y);
  await expect(live.status).toContainText('Mur du bas, côté séjour');
  await live.figure.getByRole('button', {name: 'Diviser', exact: true}).click();
  await expect(live.status).toContainText('en partant de la gauche');
  await expect(
    live.figure.getByRole('slider', {name: 'Endroit où le décor change, en partant de la gauche'}),
  ).toHaveAttribute('aria-valuetext', /^2,30\sm$/);
  const knob = live.figure.locator('[data-grip="division"]');
  const leftOf = async (): Promise<number> => (await knob.boundingBox())?.x ?? Number.NaN;
  const before = await leftOf();
  await live.figure.getByRole('application').focus();
  await page.keyboard.press('ArrowRight');
  await expect.poll(leftOf).toBeGreaterThan(before + 1);
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('ArrowLeft');
  await expect.poll(leftOf).toBeLessThan(before - 1);
  await page.keyboard.press('Enter');
  await expect(live.status).toContainText('Mur divisé');
  await expect(live.status).toContainText('mur du bas, partie de gauche, côté séjour');
  await page.keyboard.press('ArrowLeft');
  await expect(live.status).toContainText('Mur du bas, partie de droite, côté séjour');
  await page.keyboard.press('ArrowRight');
  await expect(live.status).toContainText('Mur du bas, partie de gauche, côté séjour');
});

test('an error message disappears once a face is chosen again', async ({page}) => {
  const live = await openFigure(page, path, caption);
  const click = async (xCm: number, yCm: number): Promise<void> => {
    const at = await onScreen(live.figure, ...onPlan(xCm, yCm));
    await page.mouse.click(at.x, at.y);
  };
  await click(505, 400);
  await click(200, 300);
  await expect(live.status).toContainText('Pas de face ici');
  await click(505, 400);
  await expect(live.status).toContainText('Cloison du séjour, côté chambre : sans décor.');
  await expect(live.status).not.toContainText('Pas de face ici');
});

test('a face hidden in 3D says so, and is visible from the other side', async ({page}) => {
  const live = await openFigure(page, path, caption);
  const at = await onScreen(live.figure, ...onPlan(470, 400));
  await page.mouse.click(at.x, at.y);
  await expect(live.status).toContainText('En 3D, cette face est cachée');
  await live.figure.getByLabel('Vue 3D de l’autre côté').check();
  await expect(live.status).toContainText('Cloison du séjour, côté séjour : sans décor.');
  await expect(live.status).not.toContainText('cachée');
});

test('the English page is in English', async ({page}) => {
  const live = await openFigure(
    page,
    '/getting-started/customize-wall-style',
    'The two faces of the same partition.',
  );
  const at = await onScreen(live.figure, ...inSpace);
  await page.mouse.click(at.x, at.y);
  await live.figure.getByLabel('Wallpaper').check();
  await expect(live.status).toContainText('Wallpaper: living-room partition, bedroom side.');
  await expectDone(live, 2);
});

test.describe('by touch', () => {
  test.use({hasTouch: true, viewport: {width: 390, height: 800}});

  test('a finger picks a face, finishes it and divides its wall', async ({page}) => {
    const live = await openFigure(page, path, caption);
    const tap = async (x: number, y: number): Promise<void> => {
      const at = await onScreen(live.figure, x, y);
      await page.touchscreen.tap(at.x, at.y);
    };
    await tap(...onPlan(505, 400));
    await expectDone(live, 1);
    await live.figure.getByLabel('Papier peint').tap();
    await expectDone(live, 2);
    await live.figure.getByRole('button', {name: 'Diviser'}).tap();
    await tap(...onPlan(500, 350));
    await expect(live.status).toContainText('Mur divisé');
    await live.figure.getByLabel('Brique').tap();
    await expect(live.tasks.nth(3)).toHaveAttribute('data-done', 'true');
  });
});
