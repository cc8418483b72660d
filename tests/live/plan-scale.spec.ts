import {place} from '../../src/figures/live/plan-scale/drawing';
import {start} from '../../src/figures/live/plan-scale/model';
import {expect, test} from '../keptPage';
import {expectAccessible} from './expectAccessible';
import {
  drag,
  dragFinger,
  expectDone,
  holdKey,
  type OpenFigure,
  onScreen,
  openFigure,
} from './openFigure';

const path = '/fr/features/background-plans';
const caption = 'Deux repères sur la cote connue, et le contrôle.';
/** A point of the image, in the drawing's units. */
const onImage = (x: number, y: number): [number, number] => {
  const at = place({x, y});
  return [at.x, at.y];
};
const [a, b] = [start.markers.a, start.markers.b].map(({x, y}) => onImage(x, y)) as [
  [number, number],
  [number, number],
];
const [from, to] = [onImage(4, 604), onImage(795, 597)];

async function confirmAndCheck({figure, status}: OpenFigure): Promise<void> {
  const known = figure.getByRole('textbox', {name: 'Cote connue'});
  await known.fill('8,00');
  await known.press('Enter');
  await expect(status).toContainText('Il y a 8,00 m entre les repères');
  await figure.getByLabel('Contrôler dans l’autre sens').check();
  await expect(status).toContainText('L’échelle est bonne');
  await figure.getByLabel('Étiré').check();
  await expect(status).toContainText('6 % d’écart, soit plus de 1 % : le scan est étiré');
}

test('the mouse places the markers, and the check finds the stretched scan', async ({page}) => {
  const live = await openFigure(page, path, caption);
  await drag(page, live.figure, a, from);
  await drag(page, live.figure, b, to);
  await expectDone(live, 1);
  await confirmAndCheck(live);
  await expectDone(live, 4);
  await expectAccessible(page);
});

test('clicks alone place the markers, near enough to the ends', async ({page}) => {
  const live = await openFigure(page, path, caption);
  const click = async (x: number, y: number): Promise<void> => {
    const at = await onScreen(live.figure, ...onImage(x, y));
    await page.mouse.click(at.x, at.y);
  };
  await click(300, 300);
  await expect(live.status).toContainText('bout gauche à 30 pas');
  await click(-30, 620);
  await expect(live.status).toContainText('Repère A : au bout gauche de la façade.');
  await live.figure.getByLabel('Repère B').check();
  await click(775, 580);
  await expectDone(live, 1);
  await live.figure.getByRole('button', {name: 'Annuler'}).click();
  await expect(live.status).toContainText('Annulé. Placez les deux repères');
});

test('the keyboard alone does it; undo brings the scale back', async ({page}) => {
  const live = await openFigure(page, path, caption);
  const plan = live.figure.getByRole('application');
  const press = async (key: string, times: number): Promise<void> => {
    for (let count = 0; count < times; count += 1) await page.keyboard.press(key);
  };
  await plan.focus();
  await press('ArrowLeft', 17);
  await press('ArrowDown', 17);
  await live.figure.getByLabel('Repère B').check();
  await plan.focus();
  await press('ArrowRight', 24);
  await press('ArrowDown', 17);
  await expectDone(live, 1);
  await confirmAndCheck(live);
  await expectDone(live, 4);
  await live.figure.getByRole('button', {name: 'Annuler'}).press('Enter');
  await expect(live.figure.getByLabel('À plat')).toBeChecked();
});

test('a held key is undone in one step, and with the check on announces the marker’s position', async ({
  page,
}) => {
  const {figure, status} = await openFigure(page, path, caption);
  const known = figure.getByRole('textbox', {name: 'Cote connue'});
  await known.fill('8');
  await known.press('Enter');
  await figure.getByLabel('Contrôler dans l’autre sens').check();
  await figure.getByRole('application').focus();
  await holdKey(page, 'ArrowLeft', 5);
  await expect(status).toContainText('Repère A : bout gauche à 12 pas vers la gauche, 17 vers le');
  await expect(status).toContainText('Contrôle : 10,91 m au lieu de 6,00 m');
  await holdKey(page, 'ArrowDown', 5);
  await figure.getByRole('button', {name: 'Annuler'}).click();
  await page.keyboard.press('Control+z');
  await figure.getByRole('application').focus();
  await holdKey(page, 'ArrowLeft', 1);
  await expect(status).toContainText('bout gauche à 16 pas vers la gauche, 17 vers le bas');
});

test('an off-centre click on a marker only selects it', async ({page}) => {
  const {figure} = await openFigure(page, path, caption);
  const at = await onScreen(figure, b[0] + 12, b[1] - 6);
  await page.mouse.move(at.x, at.y);
  await page.mouse.down();
  await page.mouse.move(at.x + 2, at.y + 1);
  await page.mouse.up();
  await expect(figure.getByLabel('Repère B')).toBeChecked();
  await expect(figure.getByRole('button', {name: 'Annuler'})).toBeDisabled();
});

test('a marker keeps its distance from the pointer that drags it', async ({page}) => {
  const {figure, status} = await openFigure(page, path, caption);
  const beside = ([x, y]: readonly [number, number]): [number, number] => [x + 12, y - 6];
  await drag(page, figure, beside(a), beside(from));
  await expect(status).toContainText('Repère A : au bout gauche de la façade.');
});

test('millimetres are recognised', async ({page}) => {
  const {figure, status} = await openFigure(page, path, caption);
  const known = figure.getByRole('textbox', {name: 'Cote connue'});
  await known.fill('8000');
  await known.press('Enter');
  await expect(status).toContainText('Si la mesure est en millimètres, écrivez « 8,00 »');
});

test('an invalid known length gets a message', async ({page}) => {
  const live = await openFigure(page, path, caption);
  await live.figure.getByRole('textbox', {name: 'Cote connue'}).fill('huit');
  await live.figure.getByRole('button', {name: 'Valider'}).click();
  await expect(live.status).toContainText('Ce n’est pas une longueur');
  const known = live.figure.getByRole('textbox', {name: 'Cote connue'});
  await expect(known).toHaveAttribute('aria-invalid', 'true');
  await expect(known).toHaveAccessibleDescription(/Ce n’est pas une longueur/);
  await known.fill('800');
  await expect(known).toHaveAttribute('aria-invalid', 'false');
  await expect(known).toHaveAccessibleDescription('');
  await expect(live.status).toContainText('Placez les deux repères');
  await live.figure.getByRole('button', {name: 'Valider'}).click();
  await expect(live.status).toContainText('Si la mesure est en centimètres');
});

test.describe('by touch', () => {
  test.use({hasTouch: true, viewport: {width: 390, height: 800}});

  test('a finger places the markers', async ({page}) => {
    const live = await openFigure(page, path, caption);
    await dragFinger(page, live.figure, a, from);
    await dragFinger(page, live.figure, b, to);
    await expectDone(live, 1);
    await confirmAndCheck(live);
  });

  test('taps place the markers too', async ({page}) => {
    const live = await openFigure(page, path, caption);
    const tap = async (x: number, y: number): Promise<void> => {
      const at = await onScreen(live.figure, ...onImage(x, y));
      await page.touchscreen.tap(at.x, at.y);
    };
    await tap(170, 430);
    await tap(20, 615);
    await expect(live.status).toContainText('Repère A : au bout gauche de la façade.');
    await tap(560, 430);
    await tap(810, 570);
    await expectDone(live, 1);
  });
});
