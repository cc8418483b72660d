import {inSection} from '../../src/figures/live/terrace-levels/frame';
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

const path = '/fr/getting-started/gardens-and-terraces';
const caption = 'Les surfaces en coupe, hauteurs agrandies.';
/** A point of the section, so far east and so high in centimetres, in units of the drawing. */
const at = (xCm: number, levelCm: number): [number, number] => {
  const {x, y} = inSection(xCm, levelCm);
  return [x, y];
};

test('the mouse stacks the surfaces and places the railing on its support', async ({page}) => {
  const live = await openFigure(page, path, caption);
  await expect(live.status).toContainText('pelouse et allée scintillent en 3D.');
  await expect(live.status).toContainText('Garde-corps sans support.');
  await drag(page, live.figure, at(640, -6), at(640, -4));
  await expect(live.status).toContainText('De bas en haut : pelouse, allée, terrasse.');
  await expectDone(live, 1);
  await drag(page, live.figure, at(840, 10), at(250, 10));
  await expect(live.status).toContainText('Le garde-corps tient. Dessous : terrasse.');
  await expectDone(live, 2);
  await drag(page, live.figure, at(130, -2), at(130, 40));
  await expect(live.status).toContainText('Terrasse : 40 cm.');
  await expectDone(live, 3);
  await drag(page, live.figure, at(-40, -6), at(-40, 2));
  await expect(live.status).toContainText('Sous une surface plus haute : allée.');
  await expectDone(live, 4);
  await expectAccessible(page);
});

test('a dragged element moves as far as the mouse, wherever it is grabbed', async ({page}) => {
  const live = await openFigure(page, path, caption);
  const railing = live.figure.getByRole('slider', {name: 'Garde-corps'});
  const terrace = live.figure.getByRole('slider', {name: 'Niveau : terrasse'});
  await drag(page, live.figure, at(700, 10), at(704, 10));
  await drag(page, live.figure, at(130, 4), at(134, 4));
  await expect(railing).toHaveValue('690');
  await expect(terrace).toHaveValue('-2');
  await drag(page, live.figure, at(700, 10), at(600, 10));
  await drag(page, live.figure, at(130, 4), at(130, 9));
  await expect(railing).toHaveValue('590');
  await expect(terrace).toHaveValue('3');
});

test('the keyboard alone reaches every goal, and undoes a slide in one step', async ({page}) => {
  const live = await openFigure(page, path, caption);
  const hold = async (name: string, key: string, times: number): Promise<void> => {
    await live.figure.getByRole('slider', {name}).focus();
    await holdKey(page, key, times);
  };
  await hold('Niveau : allée', 'ArrowRight', 2);
  await expectDone(live, 1);
  await hold('Garde-corps', 'ArrowLeft', 56);
  await expectDone(live, 2);
  await live.figure.getByRole('button', {name: 'Annuler'}).press('Enter');
  await expect(live.status).toContainText('Garde-corps sans support.');
  await live.figure.getByRole('button', {name: 'Rétablir'}).press('Enter');
  await expect(live.status).toContainText('Le garde-corps tient');
  await hold('Niveau : terrasse', 'End', 1);
  await hold('Niveau : pelouse', 'End', 1);
  await expectDone(live, 4);
});

test('the English page is in English', async ({page}) => {
  const live = await openFigure(
    page,
    '/getting-started/gardens-and-terraces',
    'Surfaces seen in section, with heights exaggerated.',
  );
  await expect(live.status).toContainText('lawn and path flicker in 3D.');
  await live.figure.getByRole('slider', {name: 'Railing'}).fill('100');
  await expect(live.status).toContainText('The railing stands on: terrace.');
});

test.describe('by touch', () => {
  test.use({hasTouch: true, viewport: {width: 390, height: 800}});

  test('the buttons do not move while the text above them changes', async ({page}) => {
    const live = await openFigure(page, path, caption);
    const button = (name: string) => live.figure.getByRole('button', {name});
    const place = async () => (await button('Recommencer').boundingBox())?.y;
    const lawn = live.figure.getByRole('slider', {name: 'Niveau : pelouse'});
    await lawn.focus();
    const before = await place();
    await lawn.press('ArrowRight');
    await expect(live.status).toContainText('Pelouse : −5 cm');
    expect(await place()).toBe(before);
    await button('Annuler').press('Enter');
    await expect(live.status).toContainText('Annulé.');
    expect(await place()).toBe(before);
    await button('Recommencer').press('Enter');
    await expect(live.status).toContainText('Retour au début.');
    expect(await place()).toBe(before);
  });

  test('a finger that taps on a handle or on the railing moves neither', async ({page}) => {
    const live = await openFigure(page, path, caption);
    for (const place of [at(700, 10), at(840, 10), at(130, 3), at(130, -2), at(640, -6)]) {
      await tapUnsteadily(page, await onScreen(live.figure, ...place), 2);
    }
    await expect(live.figure.getByRole('button', {name: 'Annuler'})).toBeDisabled();
  });

  test('a finger raises the path and slides the railing', async ({page}) => {
    const live = await openFigure(page, path, caption);
    await dragFinger(page, live.figure, at(640, -6), at(640, -4));
    await expectDone(live, 1);
    await dragFinger(page, live.figure, at(840, 10), at(250, 10));
    await expectDone(live, 2);
    await dragFinger(page, live.figure, at(130, -2), at(130, 40));
    await expectDone(live, 3);
  });

  test('a finger that swipes up on the railing scrolls the page', async ({page}) => {
    await expectSwipeScrolls(page, await openFigure(page, path, caption), at(840, 10));
  });
});
