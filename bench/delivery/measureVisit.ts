import type {Browser, Page} from '@playwright/test';
import {measureSearch} from './measureSearch';
import {type Seen, type Span, slowPage} from './slowPage';
import type {System} from './systems/System';
import type {Traffic} from './watchTraffic';

/** One visit of a phone: sizes in bytes as sent, times in milliseconds. */
export interface Visit {
  readonly requests: number;
  readonly htmlBytes: number;
  readonly cssBytes: number;
  readonly jsBytes: number;
  readonly otherBytes: number;
  /** Sent before the first paint. */
  readonly bytesBeforePaint: number;
  readonly fcpMs: number;
  readonly lcpMs: number;
  /** Total Blocking Time: of the tasks after the first paint, before which nobody can press. */
  readonly blockingMs: number;
  readonly longestTaskMs: number;
  /**
   * Of the frames after the first paint; 0 when none takes 50 ms. Tasks that only lay out and paint
   * count here alone: the browser does not tell them among the long tasks.
   */
  readonly longestFrameMs: number;
  readonly layoutShift: number;
  /** From the start of the visit to the first result of a search typed at once. */
  readonly searchMs: number;
  readonly navigationMs: number;
  readonly navigationBytes: number;
}

const settleMs = 3000;
/** What a task takes beyond this blocks, as Total Blocking Time has it. */
const longTaskMs = 50;

const sum = (traffic: Traffic, isOf: (kind: string) => boolean): number =>
  traffic.filter(({kind}) => isOf(kind)).reduce((bytes, one) => bytes + one.bytes, 0);

/** From a tap on a link of the article to the title of the next page. */
async function measureNavigation(page: Page, {nextLink}: System): Promise<number> {
  const before = await page.locator('h1').first().textContent();
  const start = Date.now();
  await page
    .locator(nextLink)
    .first()
    .evaluate((link: HTMLElement) => link.click());
  await page.waitForFunction((old) => document.querySelector('h1')?.textContent !== old, before, {
    polling: 16,
  });
  return Date.now() - start;
}

/** Visits one page of a site, with an empty cache, as a phone on a middling network does. */
export async function measureVisit(
  browser: Browser,
  origin: string,
  system: System,
  slug: string,
  query: string,
): Promise<Visit> {
  const url = origin + system.urlOf('fr', slug);
  const {page, traffic} = await slowPage(browser);
  await page.goto(url, {waitUntil: 'load'});
  await page.waitForTimeout(settleMs);
  const paint = await page.evaluate(() => ({
    fcp: performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0,
    ...(window as unknown as {seen: Seen}).seen,
  }));
  const afterPaint = ({start, end}: Span): number => end - Math.max(start, paint.fcp);
  const first = [...traffic];
  const navigationMs = await measureNavigation(page, system);
  await page.waitForTimeout(settleMs / 3);
  const later = traffic.slice(first.length);
  await page.context().close();
  return {
    requests: first.length,
    htmlBytes: sum(first, (kind) => kind === 'Document'),
    cssBytes: sum(first, (kind) => kind === 'Stylesheet'),
    jsBytes: sum(first, (kind) => kind === 'Script'),
    otherBytes: sum(first, (kind) => !['Document', 'Stylesheet', 'Script'].includes(kind)),
    bytesBeforePaint: first
      .filter(({atMs}) => atMs < paint.fcp)
      .reduce((bytes, one) => bytes + one.bytes, 0),
    fcpMs: paint.fcp,
    lcpMs: paint.lcp,
    blockingMs: paint.tasks
      .map(afterPaint)
      .reduce((total, ms) => total + Math.max(ms - longTaskMs, 0), 0),
    longestTaskMs: Math.max(0, ...paint.tasks.map(({start, end}) => end - start)),
    longestFrameMs: Math.max(0, ...paint.frames.map(afterPaint)),
    layoutShift: paint.shift,
    searchMs: await measureSearch(browser, url, system, query),
    navigationMs,
    navigationBytes: later.reduce((bytes, one) => bytes + one.bytes, 0),
  };
}
