import type {Page} from '@playwright/test';
import {budgets} from '../../scripts/publishing/verifying/budgets';
import {expect, test} from '../quietPage';

/**
 * Another process at work on the machine adds to tasks as well, in some views. What the page itself
 * does is the same in every view: one that stays in the budget proves it.
 */
const views = 10;

// Playwright's own trace takes snapshots of the page, in its tasks.
test.use({viewport: {width: 390, height: 844}, trace: 'off'});

/** An event of Chromium's trace format, as far as it is read here; times in microseconds. */
interface TraceEvent {
  readonly name: string;
  readonly ph: string;
  readonly pid: number;
  readonly tid: number;
  readonly ts: number;
  /** What the thread itself worked; time in which it had to wait for the processor does not count. */
  readonly tdur?: number;
}

async function openWhole(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await page.locator('html[data-has-hydrated="true"]').waitFor({state: 'attached'});
}

/** What each task after the first paint cost the thread that paints, in microseconds. */
function taskCosts(events: readonly TraceEvent[]): number[] {
  const paint = events.findLast(({name}) => name === 'firstContentfulPaint');
  if (!paint) throw new Error('The trace has no first paint: the page stayed empty.');
  return events
    .filter(({name, ph}) => name.endsWith('RunTask') && ph === 'X')
    .filter(({pid, tid, ts}) => pid === paint.pid && tid === paint.tid && ts > paint.ts)
    .map(({tdur}) => tdur ?? 0);
}

/**
 * Which part of the work between the first paint and the last request of a page's first view is done
 * in one task: a ratio, so that it is the same on a fast machine and on a slow one.
 */
async function longestTaskShare(page: Page, address: string): Promise<number> {
  const browser = page.context().browser();
  await browser?.startTracing(page, {categories: ['toplevel', 'loading']});
  await openWhole(page, address);
  await page.waitForLoadState('networkidle');
  const trace = JSON.parse(String(await browser?.stopTracing()));
  const costs = taskCosts(trace.traceEvents);
  return Math.max(...costs) / costs.reduce((sum, cost) => sum + cost, 0);
}

for (const path of ['getting-started/floors-and-stairwells', 'faq/webgl-issues']) {
  test(`/fr/${path} hydrates in slices`, async ({browser}) => {
    let share = 1;
    for (let view = 0; view < views && share > budgets.longestTaskShare; view += 1) {
      // A process that has shown the page before has less to do: each view has one of its own.
      const page = await browser.newPage();
      share = Math.min(share, await longestTaskShare(page, `/fr/${path}`));
      await page.close();
    }
    expect(share).toBeLessThanOrEqual(budgets.longestTaskShare);
  });
}

test('detects a script that blocks the page', async ({page}) => {
  await page.addInitScript(() => {
    const holdUp = (): void => {
      const endMs = performance.now() + 500;
      while (performance.now() < endMs);
    };
    new PerformanceObserver(() => setTimeout(holdUp)).observe({type: 'paint', buffered: true});
  });
  const share = await longestTaskShare(page, '/fr/glossary');
  expect(share).toBeGreaterThan(budgets.longestTaskShare);
});

/** How many times React hands a page back to its reader, at least, while it brings it to life. */
const fewestTurns = 50;

/**
 * How many times React has asked for another turn when a page has come to life. React ends a turn
 * when its clock says so, after 5 ms: here each look at the clock moves it by `tickMs`, so that the
 * work decides how many turns there are, and the machine does not.
 */
async function turnsOf(page: Page, address: string, tickMs: number): Promise<number> {
  await page.addInitScript((stepMs) => {
    let nowMs = 1000;
    Object.assign(performance, {
      now: () => {
        nowMs += stepMs;
        return nowMs;
      },
    });
    const {postMessage} = MessagePort.prototype;
    Object.assign(window, {turns: 0});
    MessagePort.prototype.postMessage = function post(...sent: [never]) {
      if (document.documentElement.dataset.hasHydrated !== 'true') {
        Object.assign(window, {turns: Number(Reflect.get(window, 'turns')) + 1});
      }
      return postMessage.apply(this, sent);
    };
  }, tickMs);
  await openWhole(page, address);
  return page.evaluate(() => Number(Reflect.get(window, 'turns')));
}

test('a page yields to its reader many times during hydration', async ({page}) => {
  const turns = await turnsOf(page, '/fr/getting-started/floors-and-stairwells', 0.5);
  expect(turns).toBeGreaterThanOrEqual(fewestTurns);
});

test('detects a page that hydrates in one task', async ({page}) => {
  // While its clock stands still, React believes that its turn has only begun.
  const turns = await turnsOf(page, '/fr/getting-started/floors-and-stairwells', 0);
  expect(turns).toBeGreaterThan(0);
  expect(turns).toBeLessThan(fewestTurns);
});
