import type {Page} from '@playwright/test';
import {budgets} from '../../scripts/publishing/verifying/budgets';
import {expect, test} from '../quietPage';

/**
 * Other processes lengthen tasks in some views. The page's own work is the same in every view, so
 * one view within budget proves it.
 */
const views = 10;

// Playwright's trace takes snapshots within the page's tasks.
test.use({viewport: {width: 390, height: 844}, trace: 'off'});

/** An event of Chromium's trace format, the fields used here; times in microseconds. */
interface TraceEvent {
  readonly name: string;
  readonly ph: string;
  readonly pid: number;
  readonly tid: number;
  readonly ts: number;
  /** CPU time of the thread; time waiting for a core does not count. */
  readonly tdur?: number;
}

async function openWhole(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await page.locator('html[data-has-hydrated="true"]').waitFor({state: 'attached'});
}

/** CPU time of each main-thread task after the first paint, in microseconds. */
function taskCosts(events: readonly TraceEvent[]): number[] {
  const paint = events.findLast(({name}) => name === 'firstContentfulPaint');
  if (!paint) throw new Error('The trace has no first paint: the page stayed empty.');
  return events
    .filter(({name, ph}) => name.endsWith('RunTask') && ph === 'X')
    .filter(({pid, tid, ts}) => pid === paint.pid && tid === paint.tid && ts > paint.ts)
    .map(({tdur}) => tdur ?? 0);
}

/**
 * Share of the longest task in all work between the first paint and the last request of a first
 * view: a ratio, so that it is the same on fast and slow machines.
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
      // A process that has shown the page before has less to do, so each view gets a new one.
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

/** Minimum number of times React yields during hydration. */
const fewestTurns = 50;

/**
 * Number of times React yields during hydration. React yields when its clock shows 5 ms: here each
 * look at the clock advances it by `tickMs`, so that the work determines the number of turns, not
 * the machine.
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
  // While the clock is stopped, React believes that its turn has just begun.
  const turns = await turnsOf(page, '/fr/getting-started/floors-and-stairwells', 0);
  expect(turns).toBeGreaterThan(0);
  expect(turns).toBeLessThan(fewestTurns);
});
