import type {Locator, Page} from '@playwright/test';
import {expect} from '../quietPage';

/** A live figure on its page: its interactive part, and its texts. */
export interface OpenFigure {
  readonly figure: Locator;
  /** The status line. */
  readonly status: Locator;
  readonly tasks: Locator;
}

/**
 * Opens a page and one of its live figures.
 *
 * @param caption the caption of the figure, or a part of it
 */
export async function openFigure(page: Page, path: string, caption: string): Promise<OpenFigure> {
  await page.emulateMedia({reducedMotion: 'reduce'});
  await page.goto(path);
  const figure = page.locator('figure', {has: page.getByText(caption)});
  await figure.getByRole('button', {name: /^(Essayer|Try it)/}).click();
  const live = figure.locator('section');
  await expect(live).toBeVisible();
  return {figure, status: live.getByRole('status'), tasks: live.locator('li[data-done]')};
}

/** Waits until that many of the first tasks are ticked. */
export async function expectDone({tasks}: OpenFigure, count: number): Promise<void> {
  for (let index = 0; index < count; index += 1) {
    await expect(tasks.nth(index)).toHaveAttribute('data-done', 'true');
  }
}

/** The screen position of a point of a drawing, in its units. */
export async function onScreen(
  figure: Locator,
  x: number,
  y: number,
): Promise<{x: number; y: number}> {
  const svg = figure.locator('section svg').first();
  // A sticky element must not be scrolled into view.
  const isWhole = await svg.evaluate((element) => {
    const {top, bottom} = element.getBoundingClientRect();
    return top >= 0 && bottom <= window.innerHeight;
  });
  if (!isWhole) await svg.scrollIntoViewIfNeeded();
  await (await svg.elementHandle())?.waitForElementState('stable');
  return svg.evaluate(
    (element, at) => {
      const matrix = (element as SVGSVGElement).getScreenCTM();
      const {x: left, y: top} = new DOMPoint(at.x, at.y).matrixTransform(matrix ?? undefined);
      return {x: left, y: top};
    },
    {x, y},
  );
}

/** Holds a key down with auto-repeat. */
export async function holdKey(page: Page, key: string, times: number): Promise<void> {
  for (let count = 0; count < times; count += 1) await page.keyboard.down(key);
  await page.keyboard.up(key);
}

/** Drags with the mouse from one point of a drawing to another, both in its units. */
export async function drag(
  page: Page,
  figure: Locator,
  from: readonly [number, number],
  to: readonly [number, number],
): Promise<void> {
  const [start, end] = [await onScreen(figure, ...from), await onScreen(figure, ...to)];
  await page.mouse.move(start.x, start.y);
  await page.mouse.down();
  await page.mouse.move((start.x + end.x) / 2, (start.y + end.y) / 2, {steps: 3});
  await page.mouse.move(end.x, end.y);
  await page.mouse.up();
}

/** Drags a finger, which Playwright's mouse cannot do: dispatches touch events. */
export async function dragFinger(
  page: Page,
  figure: Locator,
  from: readonly [number, number],
  to: readonly [number, number],
): Promise<void> {
  const [start, end] = [await onScreen(figure, ...from), await onScreen(figure, ...to)];
  const client = await page.context().newCDPSession(page);
  const send = (type: 'touchStart' | 'touchMove' | 'touchEnd', at?: {x: number; y: number}) =>
    client.send('Input.dispatchTouchEvent', {type, touchPoints: at ? [at] : []});
  await send('touchStart', start);
  for (const ratio of [0.25, 0.5, 0.75, 1]) {
    await send('touchMove', {
      x: start.x + (end.x - start.x) * ratio,
      y: start.y + (end.y - start.y) * ratio,
    });
  }
  await send('touchEnd');
  await client.detach();
}

/** Taps with a slight movement, in CSS pixels. */
export async function tapUnsteadily(
  page: Page,
  {x, y}: {readonly x: number; readonly y: number},
  byPx: number,
): Promise<void> {
  const client = await page.context().newCDPSession(page);
  const send = (type: 'touchStart' | 'touchMove' | 'touchEnd', ...at: {x: number; y: number}[]) =>
    client.send('Input.dispatchTouchEvent', {type, touchPoints: at});
  await send('touchStart', {x, y});
  await send('touchMove', {x: x + byPx, y: y + byPx});
  await send('touchEnd');
  await client.detach();
}

/**
 * Swipes up from a point of a drawing, in its units: the page scrolls, and the figure does not
 * react.
 */
export async function expectSwipeScrolls(
  page: Page,
  {figure, status}: OpenFigure,
  [x, y]: readonly [number, number],
): Promise<void> {
  const scrolledPx = () => page.evaluate(() => scrollY);
  const said = await status.textContent();
  await onScreen(figure, x, y);
  const before = await scrolledPx();
  await dragFinger(page, figure, [x, y], [x + 20, y - 110]);
  await expect.poll(scrolledPx).toBeGreaterThan(before + 30);
  await untilAtRest(page);
  await expect(status).toHaveText(said ?? '');
}

/** Waits for inertial scrolling to end: an earlier tap would hit something else. */
export async function untilAtRest(page: Page): Promise<void> {
  await page.evaluate(
    (framesAtRest) =>
      new Promise<void>((resolve) => {
        let [last, still] = [scrollY, 0];
        const look = (): void => {
          still = scrollY === last ? still + 1 : 0;
          last = scrollY;
          if (still === framesAtRest) resolve();
          else requestAnimationFrame(look);
        };
        look();
      }),
    12,
  );
}
