import type {Page} from '@playwright/test';
import {exampleFrame} from '../../src/figures/views/plan/exampleFrame';
import {expect, test} from '../quietPage';
import {onScreen, openLive} from './openLive';

test.use({hasTouch: true, viewport: {width: 390, height: 800}});

interface Finger {
  readonly id: number;
  readonly x: number;
  readonly y: number;
}

/** A touch screen: each call says which fingers are down, and where. */
async function touchScreen(page: Page) {
  const client = await page.context().newCDPSession(page);
  return (type: 'touchStart' | 'touchMove' | 'touchEnd', ...touchPoints: readonly Finger[]) =>
    client.send('Input.dispatchTouchEvent', {type, touchPoints: [...touchPoints]});
}

test('a second finger on the other marker leaves both to the first one', async ({page}) => {
  const {figure} = await openLive(
    page,
    '/fr/features/background-plans',
    'Deux repères sur la cote connue, et le contrôle.',
  );
  const gripOf = (name: string) => figure.locator(`[data-grip="${name}"] .grip`);
  const placeOf = async (name: string) => [
    await gripOf(name).getAttribute('cx'),
    await gripOf(name).getAttribute('cy'),
  ];
  const onImage = (x: number, y: number) => onScreen(figure, 44 + x * 0.325, 44 + y * 0.325);
  const [a, b] = [await onImage(170, 430), await onImage(560, 430)];
  const before = await placeOf('b');
  const send = await touchScreen(page);
  await send('touchStart', {id: 1, ...a});
  await send('touchMove', {id: 1, x: a.x, y: a.y - 20});
  await send('touchStart', {id: 1, x: a.x, y: a.y - 20}, {id: 2, ...b});
  await send('touchMove', {id: 1, x: a.x, y: a.y - 40}, {id: 2, x: b.x, y: b.y + 30});
  const [x, y] = await placeOf('a');
  await send('touchMove', {id: 1, x: a.x, y: a.y - 60}, {id: 2, x: b.x, y: b.y + 40});
  await expect.poll(async () => Number((await placeOf('a'))[1])).toBeLessThan(Number(y) - 10);
  await send('touchEnd');
  expect((await placeOf('a'))[0]).toBe(x);
  expect(await placeOf('b')).toEqual(before);
});

test('two fingers at once set no corner, and the next tap of one does', async ({page}) => {
  const {figure, status} = await openLive(
    page,
    '/fr/getting-started/draw-walls-and-rooms',
    'Le troisième mur, pendant le tracé.',
  );
  const onPlan = (xCm: number, yCm: number) => {
    const at = exampleFrame.place({x: xCm, y: yCm});
    return onScreen(figure, at.x, at.y);
  };
  const [one, other] = [await onPlan(0, 0), await onPlan(400, 300)];
  const send = await touchScreen(page);
  await send('touchStart', {id: 1, ...one});
  await send('touchStart', {id: 1, ...one}, {id: 2, ...other});
  await send('touchEnd', {id: 2, ...other});
  await send('touchEnd');
  await expect(status).toContainText('La feuille est vide');
  await page.touchscreen.tap(one.x, one.y);
  await expect(status).toContainText('Premier angle posé');
});

test('a click with Control, which asks a Mac for a menu, drags nothing', async ({page}) => {
  const {figure} = await openLive(
    page,
    '/fr/features/background-plans',
    'Deux repères sur la cote connue, et le contrôle.',
  );
  const grip = figure.locator('[data-grip="a"] .grip');
  const at = await onScreen(figure, 44 + 170 * 0.325, 44 + 430 * 0.325);
  const place = await grip.getAttribute('cx');
  await page.mouse.move(at.x, at.y);
  await page.keyboard.down('Control');
  await page.mouse.down();
  await page.mouse.move(at.x - 40, at.y, {steps: 3});
  await page.mouse.up();
  await page.keyboard.up('Control');
  expect(await grip.getAttribute('cx')).toBe(place);
  await page.mouse.move(at.x, at.y);
  await page.mouse.down();
  await page.mouse.move(at.x - 40, at.y, {steps: 3});
  await page.mouse.up();
  await expect(grip).not.toHaveAttribute('cx', String(place));
});
