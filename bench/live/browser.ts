/**
 * What the live figures cost a slow phone: each is opened on the built site with the processor
 * slowed down four times and dragged across for two seconds, 60 moves a second; then "draw a wall"
 * again on a plan of 200 walls. Prints the longest task while opening and while dragging, and how
 * many of the moves the page kept up with. Last, the house of "wall faces" is turned and one of its
 * walls divided: the longest task of each.
 *
 *     npm run build && npm run serve    # in another terminal
 *     npx tsx bench/live/browser.ts [http://127.0.0.1:3000]
 */
import {type CDPSession, chromium, type Locator, type Page} from '@playwright/test';
import {readArguments} from '../../scripts/command/readArguments';
import {runCommand} from '../../scripts/command/runCommand';
import {readOrigin} from '../../scripts/publishing/addresses/readOrigin';
import {findBrowser} from '../../scripts/testing/browser';
import {slowPhone} from '../slowPhone';

const wallFaces = [
  '/fr/getting-started/customize-wall-style',
  'Les deux faces de la même cloison.',
] as const;
const figures: readonly (readonly [path: string, caption: string])[] = [
  ['/fr/getting-started/draw-walls-and-rooms', 'Le troisième mur, pendant le tracé.'],
  ['/fr/getting-started/draw-walls-and-rooms', 'Le même contour, fermé puis ouvert.'],
  ['/fr/getting-started/floors-and-stairwells', 'L’échappée au-dessus des marches'],
  wallFaces,
  ['/fr/features/background-plans', 'Deux repères sur la cote connue'],
  ['/fr/features/multi-select-tool', 'Le rectangle de sélection autour de la table.'],
  ['/fr/getting-started/gardens-and-terraces', 'Les surfaces en coupe, hauteurs agrandies.'],
];
const moves = 120;
const intervalMs = 1000 / 60;
const wallsToDraw = 200;
const wallsInRow = 16;
/** What a reader takes at the very least between two commands. */
const thoughtMs = 1500;

interface Tasks {
  readonly longestMs: number;
  readonly over50: number;
}

async function takeTasks(page: Page): Promise<Tasks> {
  return page.evaluate(() => {
    const seen = window as unknown as {tasks: number[]};
    const tasks = seen.tasks.splice(0);
    return {longestMs: Math.max(0, ...tasks), over50: tasks.length};
  });
}

/** Drags across the drawing and returns how many moves a second the page took. */
async function dragAcross(session: CDPSession, drawing: Locator): Promise<number> {
  const box = await drawing.boundingBox();
  if (!box) {
    throw new Error('The drawing is not on the page.');
  }
  const send = (type: 'mouseMoved' | 'mousePressed' | 'mouseReleased', turn: number) =>
    session.send('Input.dispatchMouseEvent', {
      type,
      x: box.x + box.width * (0.5 + 0.4 * Math.cos(turn * 2)),
      y: box.y + box.height * (0.5 + 0.4 * Math.sin(turn * 3)),
      button: 'left',
      buttons: 1,
      clickCount: type === 'mouseMoved' ? 0 : 1,
    });
  await send('mousePressed', 0);
  const start = performance.now();
  for (let move = 1; move <= moves; move += 1) {
    await send('mouseMoved', (move / moves) * Math.PI * 2);
    const restMs = start + move * intervalMs - performance.now();
    if (restMs > 0) {
      await new Promise((resolve) => setTimeout(resolve, restMs));
    }
  }
  const perSecond = (moves * 1000) / (performance.now() - start);
  await send('mouseReleased', 0);
  return perSecond;
}

async function openFigure(page: Page, address: string, caption: string): Promise<Locator> {
  await page.goto(address);
  const figure = page.locator('figure', {has: page.getByText(caption)});
  await figure.scrollIntoViewIfNeeded();
  await page.locator('html[data-has-hydrated="true"]').waitFor({state: 'attached'});
  await page.waitForLoadState('networkidle');
  await takeTasks(page);
  await figure.getByRole('button', {name: 'Essayer'}).click();
  await figure.locator('section svg').first().waitFor();
  await page.waitForLoadState('networkidle');
  return figure;
}

/** Draws walls of half a metre by the keyboard, to and fro down the sheet. */
async function drawWalls(page: Page, figure: Locator): Promise<void> {
  await figure.getByRole('application').focus();
  await page.keyboard.press('Enter');
  for (let wall = 1; wall <= wallsToDraw; wall += 1) {
    const isTurn = wall % wallsInRow === 0;
    const isBack = Math.floor(wall / wallsInRow) % 2 === 1;
    await page.keyboard.press(isTurn ? 'ArrowDown' : isBack ? 'ArrowLeft' : 'ArrowRight');
    await page.keyboard.type('0,5');
    await page.keyboard.press('Enter');
  }
}

/** Chooses a face, turns the house, and divides the wall, with a thought before each command. */
async function turnAndDivide(page: Page, figure: Locator): Promise<void> {
  await figure.getByRole('application').press('ArrowRight');
  const button = (name: string) => figure.getByRole('button', {name, exact: true});
  const turn = 'Vue 3D de l’autre côté';
  const commands = [
    [turn, figure.getByLabel(turn)],
    ['Diviser', button('Diviser')],
    ['Diviser ici', button('Diviser ici')],
  ] as const;
  for (const [name, command] of commands) {
    await page.waitForTimeout(thoughtMs);
    await takeTasks(page);
    await command.click();
    await page.waitForTimeout(thoughtMs);
    const {longestMs, over50} = await takeTasks(page);
    console.log(`${name.padEnd(52)} ${longestMs.toFixed(0)} ms, ${over50} over 50 ms`);
  }
}

function report(name: string, opening: Tasks, use: Tasks, perSecond: number): void {
  const cells = [
    `opening ${opening.longestMs.toFixed(0)} ms`,
    `dragging ${use.longestMs.toFixed(0)} ms, ${use.over50} over 50 ms`,
    `${perSecond.toFixed(0)} moves/s`,
  ];
  console.log(`${name.padEnd(52)} ${cells.join('; ')}`);
}

async function main(): Promise<void> {
  const {positionals} = readArguments(
    {options: {}, allowPositionals: true},
    'npx tsx bench/live/browser.ts [http://127.0.0.1:3000]',
    1,
  );
  const origin = readOrigin(positionals[0] ?? 'http://127.0.0.1:3000');
  const browser = await chromium.launch({executablePath: findBrowser(), args: ['--no-sandbox']});
  const page = await browser.newPage({viewport: {width: 412, height: 823}});
  const session = await page.context().newCDPSession(page);
  await page.addInitScript(() => {
    Object.assign(window, {tasks: []});
    new PerformanceObserver((list) => {
      const {tasks} = window as unknown as {tasks: number[]};
      tasks.push(...list.getEntries().map(({duration}) => duration));
    }).observe({type: 'longtask'});
  });
  await session.send('Emulation.setCPUThrottlingRate', {rate: slowPhone.slowdown});
  for (const [path, caption] of figures) {
    const figure = await openFigure(page, origin + path, caption);
    const opening = await takeTasks(page);
    const perSecond = await dragAcross(session, figure.locator('section svg').first());
    report(caption, opening, await takeTasks(page), perSecond);
  }
  const [[path, caption] = ['', '']] = figures;
  const figure = await openFigure(page, origin + path, caption);
  await session.send('Emulation.setCPUThrottlingRate', {rate: 1});
  await drawWalls(page, figure);
  await session.send('Emulation.setCPUThrottlingRate', {rate: slowPhone.slowdown});
  const opening = await takeTasks(page);
  const perSecond = await dragAcross(session, figure.locator('section svg').first());
  const walls = await figure.getByRole('status').first().textContent();
  report(`${wallsToDraw} walls (${walls?.trim()})`, opening, await takeTasks(page), perSecond);
  await turnAndDivide(page, await openFigure(page, origin + wallFaces[0], wallFaces[1]));
  await browser.close();
}

runCommand(main);
