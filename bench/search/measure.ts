import type {Browser} from '@playwright/test';
import type {SiteServer} from '../serveSite';
import {slowPhone} from '../slowPhone';
import type {EngineName} from './buildEngines';
import type {Engine} from './engines/Engine';

export interface Measure {
  /** Code, index and results, compressed, up to the first answer. */
  readonly firstAnswerBytes: number;
  readonly firstAnswerMs: number;
  readonly keystrokeMedianMs: number;
  readonly keystrokeP95Ms: number;
}

const firstAnswerRuns = 3;

function quantile(sorted: readonly number[], share: number): number {
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
}

/** Opens an engine in a page of its own; it runs on the main thread, where the slowdown applies. */
async function openEngine(browser: Browser, server: SiteServer, name: EngineName, isSlow: boolean) {
  const page = await (await browser.newContext()).newPage();
  await page.goto(`${server.url}/blank.html`);
  if (isSlow) {
    const session = await page.context().newCDPSession(page);
    await session.send('Emulation.setCPUThrottlingRate', {rate: slowPhone.slowdown});
    await session.send('Network.enable');
    await session.send('Network.emulateNetworkConditions', slowPhone.network);
  }
  return {page, script: `/engines/${name}.js`};
}

/** Bytes and times of one engine over one folder of pages, on a slow phone. */
export async function measure(
  browser: Browser,
  server: SiteServer,
  name: EngineName,
  baseUrl: string,
  queries: readonly string[],
): Promise<Measure> {
  let fresh = await openEngine(browser, server, name, true);
  let firstAnswerBytes = 0;
  const firstAnswers: number[] = [];
  // The first run is not counted: the server compresses everything in it.
  for (let run = 0; run <= firstAnswerRuns; run++) {
    if (run > 0) {
      await fresh.page.context().close();
      fresh = await openEngine(browser, server, name, true);
    }
    server.takeBytes();
    const ms = await fresh.page.evaluate(
      async ([src, base, query]) => {
        const start = performance.now();
        await import(src);
        const {engine} = window as unknown as {engine: Engine};
        await engine.load(base);
        await engine.ask(query);
        return performance.now() - start;
      },
      [fresh.script, baseUrl, queries[0] ?? ''] as const,
    );
    firstAnswerBytes = server.takeBytes();
    if (run > 0) firstAnswers.push(ms);
  }
  const firstAnswerMs = quantile(
    firstAnswers.sort((a, b) => a - b),
    0.5,
  );
  const times = await fresh.page.evaluate(async (typed) => {
    const {engine} = window as unknown as {engine: Engine};
    const spent: number[] = [];
    for (const query of typed) {
      for (let length = 1; length <= query.length; length++) {
        const start = performance.now();
        await engine.ask(query.slice(0, length));
        spent.push(performance.now() - start);
      }
    }
    return spent;
  }, queries.slice(1));
  await fresh.page.context().close();
  const sorted = times.sort((a, b) => a - b);
  return {
    firstAnswerBytes,
    firstAnswerMs,
    keystrokeMedianMs: quantile(sorted, 0.5),
    keystrokeP95Ms: quantile(sorted, 0.95),
  };
}

/** The pages that an engine finds for each query. */
export async function askAll(
  browser: Browser,
  server: SiteServer,
  name: EngineName,
  baseUrl: string,
  queries: readonly string[],
): Promise<string[][]> {
  const {page, script} = await openEngine(browser, server, name, false);
  const found = await page.evaluate(
    async ([src, base, asked]) => {
      await import(src as string);
      const {engine} = window as unknown as {engine: Engine};
      await engine.load(base as string);
      const all: string[][] = [];
      for (const query of asked as string[]) all.push(await engine.ask(query).catch(() => []));
      return all;
    },
    [script, baseUrl, [...queries]] as const,
  );
  await page.context().close();
  return found;
}
