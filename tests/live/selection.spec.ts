import type {Page} from '@playwright/test';
import {place} from '../../src/figures/live/selection/drawing';
import {expect, test} from '../keptPage';
import {expectAccessible} from './expectAccessible';
import {
  drag,
  dragFinger,
  expectDone,
  expectSwipeScrolls,
  holdKey,
  type OpenFigure,
  onScreen,
  openFigure,
} from './openFigure';

const path = '/fr/features/multi-select-tool';
const caption = 'Le rectangle de sélection autour de la table.';
/** A point of the plan, in centimetres, in units of the drawing. */
const onPlan = (xCm: number, yCm: number): [number, number] => {
  const {x, y} = place({x: xCm, y: yCm});
  return [x, y];
};
const dining = [onPlan(170, 105), onPlan(440, 330)] as const;
const lounge = [onPlan(250, 400), onPlan(474, 589)] as const;

async function click(page: Page, {figure}: OpenFigure, xCm: number, yCm: number): Promise<void> {
  const at = await onScreen(figure, ...onPlan(xCm, yCm));
  await page.mouse.click(at.x, at.y);
}

test('in a wide window the drawing and its buttons stay visible next to the last control', async ({
  page,
}) => {
  for (const size of [
    {width: 1440, height: 900},
    {width: 1920, height: 800},
    {width: 820, height: 1180},
  ]) {
    await page.setViewportSize(size);
    const {figure} = await openFigure(page, path, caption);
    const lastMove = figure.getByRole('button', {name: 'Vers la droite'});
    await lastMove.evaluate((control) => control.scrollIntoView({block: 'center'}));
    await expect(figure.locator('section svg').first()).toBeInViewport({ratio: 1});
    await expect(figure.getByRole('button', {name: 'Recommencer'})).toBeInViewport({ratio: 1});
  }
});

test('on a phone the drawing stays visible above the last control, and covers no focused one', async ({
  page,
}) => {
  await page.setViewportSize({width: 390, height: 664});
  const {figure} = await openFigure(page, path, caption);
  const lastMove = figure.getByRole('button', {name: 'Vers la droite'});
  await lastMove.focus();
  await expect(figure.locator('section svg').first()).toBeInViewport({ratio: 1});
  const isSeen = (): Promise<boolean> =>
    page.evaluate(() => {
      const {left, top, width, height} =
        document.activeElement?.getBoundingClientRect() ?? new DOMRect();
      const seen = document.elementFromPoint(left + width / 2, top + height / 2);
      return document.activeElement?.contains(seen) ?? false;
    });
  await expect.poll(isSeen).toBe(true);
  const startOver = figure.getByRole('button', {name: 'Recommencer'});
  while (!(await startOver.evaluate((tool) => tool === document.activeElement))) {
    await page.keyboard.press('Shift+Tab');
    await expect.poll(isSeen).toBe(true);
  }
});

test('the mouse aligns, surrounds, groups, moves and frees', async ({page}) => {
  const live = await openFigure(page, path, caption);
  const button = (name: string) => live.figure.getByRole('button', {name, exact: true});
  await click(page, live, 262, 158);
  await expect(live.status).toContainText('1 meuble sélectionné : chaise 1.');
  await page.keyboard.down('Shift');
  await click(page, live, 348, 138);
  await page.keyboard.up('Shift');
  await expect(live.status).toContainText('chaise 1, chaise 2.');
  await button('En haut').click();
  await expect(live.status).toContainText('Le premier meuble sélectionné ne bouge pas : chaise 1');
  await expectDone(live, 1);
  await drag(page, live.figure, onPlan(170, 105), onPlan(300, 330));
  await expect(live.status).toContainText('Pas entièrement dans le rectangle : table.');
  await drag(page, live.figure, dining[1], dining[0]);
  await expect(live.status).toContainText('5 meubles sélectionnés.');
  await expectDone(live, 2);
  await button('Grouper').click();
  await expect(live.status).toContainText('Groupe créé');
  await drag(page, live.figure, onPlan(300, 220), onPlan(290, 260));
  await expect(live.status).toContainText('5 meubles déplacés.');
  await expectDone(live, 3);
  await drag(page, live.figure, ...lounge);
  await expect(live.status).toContainText(
    'Hors de la sélection : canapé (verrouillé), table basse (masquée).',
  );
  await live.figure.getByRole('button', {name: 'Déverrouiller'}).click();
  await live.figure.getByRole('button', {name: 'Afficher'}).click();
  await drag(page, live.figure, ...lounge);
  await expectDone(live, 4);
  await button('Dupliquer').click();
  await expect(live.status).toContainText('les copies sont sélectionnées');
  await expectAccessible(page);
});

test('a held key is undone in one step, a further press in another', async ({page}) => {
  const live = await openFigure(page, path, caption);
  await live.figure.getByRole('checkbox', {name: 'Chaise 1', exact: true}).check();
  await live.figure.getByRole('application').focus();
  await holdKey(page, 'ArrowDown', 5);
  await page.keyboard.press('ArrowDown');
  const undo = live.figure.getByRole('button', {name: 'Annuler'});
  await undo.click();
  await expect(undo).toBeEnabled();
  await undo.click();
  await expect(undo).toBeDisabled();
});

test('the keyboard alone does it, and undoes a move', async ({page}) => {
  const live = await openFigure(page, path, caption);
  const tick = async (...names: readonly string[]): Promise<void> => {
    for (const name of names) {
      await live.figure.getByRole('checkbox', {name, exact: true}).focus();
      await page.keyboard.press('Space');
    }
  };
  const plan = live.figure.getByRole('application');
  await tick('Chaise 1', 'Chaise 2');
  await live.figure.getByRole('button', {name: 'En haut'}).press('Enter');
  await expectDone(live, 1);
  await tick('Chaise 3', 'Chaise 4', 'Table');
  await expectDone(live, 2);
  await live.figure.getByRole('button', {name: 'Grouper'}).press('Enter');
  await plan.focus();
  await page.keyboard.press('Shift+ArrowDown');
  await expect(live.status).toContainText(/5 meubles déplacés de 25\scm vers le bas\./);
  await expectDone(live, 3);
  await page.keyboard.press('Control+z');
  await expect(live.status).toContainText('Annulé. 7 meubles dans la pièce');
  await page.keyboard.press('Escape');
  await expect(live.status).toContainText('Aucun meuble sélectionné.');
  await page.keyboard.press('ArrowRight');
  await expect(live.status).toContainText('Rien n’est sélectionné');
  const unlock = live.figure.getByRole('button', {name: 'Déverrouiller'});
  await unlock.press('Enter');
  await expect(live.figure.getByRole('button', {name: 'Verrouiller', exact: false})).toBeFocused();
  await live.figure.getByRole('button', {name: 'Afficher'}).press('Enter');
  await tick('Canapé', 'Table basse');
  await expectDone(live, 4);
});

test('the shortcuts of the article work in the plan', async ({page}) => {
  const live = await openFigure(page, path, caption);
  await live.figure.getByRole('application').focus();
  await page.keyboard.press('Control+a');
  await expect(live.status).toContainText('5 meubles sélectionnés.');
  await page.keyboard.press('Control+g');
  await expect(live.status).toContainText('Groupe créé');
  await page.keyboard.press('Control+Shift+G');
  await expect(live.status).toContainText('Groupe dissocié');
  await page.keyboard.press('Control+d');
  await expect(live.status).toContainText('5 meubles dupliqués');
});

test('clicks alone move a group, by one step in any direction', async ({page}) => {
  const live = await openFigure(page, path, caption);
  const press = (name: string) => live.figure.getByRole('button', {name, exact: true}).click();
  await press('Vers le bas');
  await expect(live.status).toContainText('Rien n’est sélectionné');
  for (const name of ['Chaise 1', 'Chaise 2']) {
    await live.figure.getByRole('checkbox', {name, exact: true}).check();
  }
  await press('En haut');
  for (const name of ['Chaise 3', 'Chaise 4', 'Table']) {
    await live.figure.getByRole('checkbox', {name, exact: true}).check();
  }
  await press('Grouper');
  const table = live.figure.locator('[data-grip="table"]');
  const placeOf = async () =>
    Promise.all(['x', 'y'].map(async (name) => Number(await table.getAttribute(name))));
  const [x = 0, y = 0] = await placeOf();
  await press('Vers le bas');
  await expect(live.status).toContainText(/5 meubles déplacés de 25\scm vers le bas\./);
  await expectDone(live, 3);
  expect((await placeOf()).map(Math.round)).toEqual([x, y + 25 * 0.7].map(Math.round));
  await press('Vers le haut');
  await press('Vers la droite');
  expect((await placeOf()).map(Math.round)).toEqual([x + 25 * 0.7, y].map(Math.round));
  await press('Vers la gauche');
  expect((await placeOf()).map(Math.round)).toEqual([x, y].map(Math.round));
});

test('the English page is in English', async ({page}) => {
  const live = await openFigure(
    page,
    '/features/multi-select-tool',
    'The selection rectangle around the dining table.',
  );
  await drag(page, live.figure, ...lounge);
  await expect(live.status).toContainText(
    'Nothing selected. Left out: sofa (locked), coffee table (hidden).',
  );
  await drag(page, live.figure, ...dining);
  await expect(live.status).toContainText('5 items selected.');
});

test.describe('by touch', () => {
  test.use({hasTouch: true, viewport: {width: 390, height: 800}});

  test('a finger surrounds, adds with the switch and drags', async ({page}) => {
    const live = await openFigure(page, path, caption);
    const tap = async (xCm: number, yCm: number): Promise<void> => {
      const at = await onScreen(live.figure, ...onPlan(xCm, yCm));
      await page.touchscreen.tap(at.x, at.y);
    };
    await tap(262, 158);
    await live.figure.getByLabel('Maintenir Maj').tap();
    await tap(348, 138);
    await live.figure.getByRole('button', {name: 'En haut'}).tap();
    await expectDone(live, 1);
    await live.figure.getByLabel('Maintenir Maj').tap();
    await dragFinger(page, live.figure, ...dining);
    await expect(live.status).toContainText('5 meubles sélectionnés.');
    await live.figure.getByRole('button', {name: 'Grouper'}).tap();
    await dragFinger(page, live.figure, onPlan(300, 220), onPlan(300, 250));
    await expectDone(live, 3);
  });

  test('a finger that swipes up on the floor or on an item scrolls the page', async ({page}) => {
    const live = await openFigure(page, path, caption);
    const scrolledPx = () => page.evaluate(() => scrollY);
    for (const from of [onPlan(300, 570), onPlan(300, 220)]) {
      await expectSwipeScrolls(page, live, from);
      await expect(live.figure.locator('section :is(.marquee, .selected)')).toHaveCount(0);
    }
    const at = await onScreen(live.figure, ...onPlan(300, 220));
    await page.touchscreen.tap(at.x, at.y);
    await expect(live.status).toContainText('1 meuble sélectionné : table.');
    const before = await scrolledPx();
    await dragFinger(page, live.figure, onPlan(300, 220), onPlan(305, 280));
    await expect(live.status).toContainText('1 meuble déplacé');
    expect(await scrolledPx()).toBe(before);
  });
});
