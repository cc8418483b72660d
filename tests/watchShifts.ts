import type {Page} from '@playwright/test';

interface Shift {
  readonly value: number;
  /** Whether the page had not requested its scripts yet: it was still being parsed. */
  readonly isBeforeScripts: boolean;
}

/**
 * Records layout shifts on pages opened from now on.
 *
 * @returns reads the shifts of the open page
 */
export async function watchShifts(page: Page): Promise<() => Promise<readonly Shift[]>> {
  await page.addInitScript(() => {
    const shifts: {value: number; atMs: number}[] = [];
    Object.assign(window, {shifts});
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & {value: number})[]) {
        shifts.push({value: entry.value, atMs: entry.startTime});
      }
    }).observe({type: 'layout-shift', buffered: true});
  });
  return () =>
    page.evaluate(() => {
      const [script] = performance
        .getEntriesByType('resource')
        .filter(({name}) => name.endsWith('.js'));
      const scriptsMs = script?.startTime ?? 0;
      const {shifts} = window as unknown as {shifts: {value: number; atMs: number}[]};
      return shifts.map(({value, atMs}) => ({
        value,
        isBeforeScripts: atMs <= scriptsMs,
      }));
    });
}
