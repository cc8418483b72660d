import type {Browser, CDPSession, Page} from '@playwright/test';
import {slowPhone} from '../slowPhone';
import type {System} from './systems/System';

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

const phone = {viewport: {width: 412, height: 823}, isMobile: true, hasTouch: true};
const settleMs = 3000;
/** What a task takes beyond this blocks, as Total Blocking Time has it. */
const longTaskMs = 50;

interface Span {
  readonly start: number;
  readonly end: number;
}

/** What a page has seen of itself; times in milliseconds from its start. */
interface Seen {
  readonly lcp: number;
  readonly tasks: readonly Span[];
  readonly frames: readonly Span[];
  readonly shift: number;
}

/** What arrived: of which kind, how large, and when it was asked for. */
type Traffic = {kind: string; bytes: number; atMs: number}[];

async function watchTraffic(session: CDPSession): Promise<Traffic> {
  const all: Traffic = [];
  const open = new Map<string, {kind: string; atMs: number}>();
  let startSeconds: number | undefined;
  await session.send('Network.enable');
  session.on('Network.requestWillBeSent', ({requestId, request, type, timestamp}) => {
    startSeconds ??= timestamp;
    if (request.url.startsWith('http')) {
      open.set(requestId, {kind: type ?? 'Other', atMs: (timestamp - startSeconds) * 1000});
    }
  });
  session.on('Network.loadingFinished', ({requestId, encodedDataLength}) => {
    const found = open.get(requestId);
    // A prefetch that a later request finds in the cache has no bytes of its own.
    if (found && encodedDataLength > 0) all.push({...found, bytes: encodedDataLength});
  });
  return all;
}

async function slowPage(browser: Browser): Promise<{page: Page; traffic: Traffic}> {
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

async function measureSearch(browser: Browser, url: string, {search}: System, query: string) {
  const {page} = await slowPage(browser);
  const start = Date.now();
  await page.goto(url, {waitUntil: 'commit'});
  const input = page.locator(search.input).first();
  // A reader taps again when a tap does nothing.
  while (!(await input.isEnabled({timeout: 100}).catch(() => false))) {
    await page
      .locator(search.button)
      .first()
      .click({timeout: 1000})
      .catch(() => undefined);
  }
  while (!(await page.locator(search.result).first().isVisible())) {
    await input.fill('');
    await input.pressSequentially(query);
    await page
      .locator(search.result)
      .first()
      .waitFor({timeout: 4000})
      .catch(() => undefined);
    if (Date.now() - start > 60_000) break;
  }
  const spent = Date.now() - start;
  await page.context().close();
  return spent;
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
