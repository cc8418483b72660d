import type {Locator, Page} from '@playwright/test';
import type {Point} from '../../src/figures/geometry/point';
import {place} from '../../src/figures/live/plan-scale/drawing';
import {type MarkerName, start} from '../../src/figures/live/plan-scale/model';
import {exampleFrame} from '../../src/figures/views/plan/exampleFrame';
import {expect, test} from '../keptPage';
import {onScreen, openFigure} from './openFigure';

test.use({hasTouch: true, viewport: {width: 390, height: 800}});

/** The initial screen position of a marker of the plan. */
async function onMarker(figure: Locator, name: MarkerName) {
  const {x, y} = place(start.markers[name]);
  return onScreen(figure, x, y);
}

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

test('a second finger on the other marker is ignored', async ({page}) => {
  const {figure} = await openFigure(
    page,
    '/fr/features/background-plans',
    'Deux repères sur la cote connue, et le contrôle.',
  );
  const gripOf = (name: string) => figure.locator(`[data-grip="${name}"] .grip`);
  const placeOf = async (name: string) => [
    await gripOf(name).getAttribute('cx'),
    await gripOf(name).getAttribute('cy'),
  ];
  const [a, b] = [await onMarker(figure, 'a'), await onMarker(figure, 'b')];
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

test('a finger on a marker while another one scrolls the page is ignored', async ({page}) => {
  const {figure} = await openFigure(
    page,
    '/fr/features/background-plans',
    'Deux repères sur la cote connue, et le contrôle.',
  );
  const scrolled = () => page.evaluate(() => scrollY);
  await onMarker(figure, 'a');
  const [before, send] = [await scrolled(), await touchScreen(page)];
  await send('touchStart', {id: 1, x: 30, y: 700});
  for (const y of [680, 660, 640, 620]) await send('touchMove', {id: 1, x: 30, y});
  await expect.poll(scrolled).toBeGreaterThan(before);
  const other = {id: 2, ...(await onMarker(figure, 'a'))};
  await send('touchStart', {id: 1, x: 30, y: 620}, other);
  await send('touchMove', {id: 1, x: 30, y: 600}, {...other, y: other.y - 20});
  await send('touchEnd');
  // The console stays quiet: a non-cancelable event is not cancelled.
});

test('two simultaneous fingers set no corner, the next single tap does', async ({page}) => {
  const {figure, status} = await openFigure(
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

for (const [system, platform] of [
  ['a Mac, where it asks for a menu', 'MacIntel'],
  ['Windows, as without it', 'Win32'],
] as const) {
  const isMac = platform === 'MacIntel';
  test(`a press with Control ${isMac ? 'drags nothing' : 'drags'} on ${system}`, async ({page}) => {
    await page.addInitScript((value) => {
      Object.defineProperty(navigator, 'platform', {get: () => value});
    }, platform);
    const {figure} = await openFigure(
      page,
      '/fr/features/background-plans',
      'Deux repères sur la cote connue, et le contrôle.',
    );
    const grip = figure.locator('[data-grip="a"] .grip');
    const dragged = async (from: Point): Promise<number> => {
      await page.mouse.move(from.x, from.y);
      await page.mouse.down();
      await page.mouse.move(from.x - 40, from.y, {steps: 3});
      await page.mouse.up();
      return Number(await grip.getAttribute('cx'));
    };
    const at = await onMarker(figure, 'a');
    const place = Number(await grip.getAttribute('cx'));
    await page.keyboard.down('Control');
    const withControl = await dragged(at);
    await page.keyboard.up('Control');
    if (isMac) {
      expect(withControl).toBe(place);
      expect(await dragged(at)).toBeLessThan(place);
    } else {
      expect(withControl).toBeLessThan(place);
    }
  });
}
