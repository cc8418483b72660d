import type {Browser, Page} from '@playwright/test';
import {slowPhone} from '../slowPhone';
import {type Traffic, watchTraffic} from './watchTraffic';

const phone = {viewport: {width: 412, height: 823}, isMobile: true, hasTouch: true};

/** A stretch of time, in milliseconds from the start of the page. */
export interface Span {
  readonly start: number;
  readonly end: number;
}

/** What a page has seen of itself; times in milliseconds from its start. */
export interface Seen {
  readonly lcp: number;
  readonly tasks: readonly Span[];
  readonly frames: readonly Span[];
  readonly shift: number;
}

/** A page of a phone with an empty cache, which watches itself and what it fetches. */
export async function slowPage(browser: Browser): Promise<{page: Page; traffic: Traffic}> {
  const page = await (await browser.newContext(phone)).newPage();
  const session = await page.context().newCDPSession(page);
  const traffic = await watchTraffic(session);
  await session.send('Emulation.setCPUThrottlingRate', {rate: slowPhone.slowdown});
  await session.send('Network.emulateNetworkConditions', slowPhone.network);
  await page.addInitScript(() => {
    const seen = {lcp: 0, tasks: [] as Span[], frames: [] as Span[], shift: 0};
    Object.assign(window, {seen});
    // No function of a name here: the compiler would wrap it in a helper that pages lack.
    for (const type of [
      'largest-contentful-paint',
      'longtask',
      'long-animation-frame',
      'layout-shift',
    ]) {
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) {
          if (type === 'layout-shift') {
            seen.shift += (entry as PerformanceEntry & {value: number}).value;
          } else if (type === 'largest-contentful-paint') {
            seen.lcp = entry.startTime;
          } else {
            const spans = type === 'longtask' ? seen.tasks : seen.frames;
            spans.push({start: entry.startTime, end: entry.startTime + entry.duration});
          }
        }
      }).observe({type, buffered: true});
    }
  });
  return {page, traffic};
}
