import {existsSync, readdirSync, readFileSync, statSync} from 'node:fs';
import {join} from 'node:path';
import type {Page, Request} from '@playwright/test';
import {load} from 'cheerio';
import {budgets} from '../../scripts/publishing/budgets';
import {liveNames} from '../../src/figures/live/liveNames';
import {localeNames} from '../../src/site';
import {expect, test} from '../quietPage';
import {archivedPages, localized, pages} from '../routes';
import {watchShifts} from '../watchShifts';

const build = join(__dirname, '..', '..', 'build');
const addresses = localeNames.flatMap((locale) =>
  [...pages, ...archivedPages].map((path) => localized(path, locale)),
);

/** Bytes of a file as served to a browser that takes brotli. */
function servedBytes(address: string): number {
  const path = join(build, address);
  const names = [`${path}.br`, join(path, 'index.html.br'), path];
  const file = names.find((name) => existsSync(name) && statSync(name).isFile());
  if (!file) {
    throw new Error(`${address} is not a file of the build.`);
  }
  return statSync(file).size;
}

/** A busy browser does not always tell the header; its kind tells a script from one kept for later. */
async function isAhead(request: Request): Promise<boolean> {
  const isKept = request.resourceType() === 'other' && request.url().endsWith('.js');
  return isKept || (await request.headerValue('sec-purpose')) === 'prefetch';
}

/**
 * Addresses that a first view asked for itself, without what is fetched ahead. Each once: what was
 * preloaded may be asked for again, of the cache.
 */
async function ownPaths(requests: readonly Request[]): Promise<string[]> {
  const ahead = await Promise.all(requests.map(isAhead));
  const own = requests.filter((_, index) => !ahead[index]);
  return [...new Set(own.map((request) => new URL(request.url()).pathname))];
}

async function openWhole(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await page.locator('html[data-has-hydrated="true"]').waitFor({state: 'attached'});
  await page.waitForLoadState('networkidle');
}

for (const address of addresses) {
  test(`${address} stays in its budget, and nothing moves`, async ({page}) => {
    const requests: Request[] = [];
    page.on('request', (request) => requests.push(request));
    const shifts = await watchShifts(page);
    await page.setViewportSize({width: 390, height: 844});
    await openWhole(page, address);
    const own = await ownPaths(requests);
    const scripts = own.filter((path) => path.endsWith('.js'));
    const scriptBytes = scripts.reduce((sum, path) => sum + servedBytes(path), 0);
    expect(servedBytes(address), 'bytes of the page').toBeLessThanOrEqual(budgets.pageBytes);
    expect(own.length, `requests: ${own.join(' ')}`).toBeLessThanOrEqual(budgets.requests);
    expect(scriptBytes, 'bytes of scripts').toBeLessThanOrEqual(budgets.scriptBytes);

    for (const width of [390, 1440]) {
      if (width !== 390) {
        await page.setViewportSize({width, height: 844});
        await openWhole(page, address);
      }
      const seen = await shifts();
      const late = seen.filter(({isBeforeScripts}) => !isBeforeScripts);
      expect(late, `${width} px: shifts once the page is there`).toEqual([]);
      // The browser may paint a page it has read by half: what stands to the right then moves.
      const total = seen.reduce((sum, {value}) => sum + value, 0);
      expect(total, `${width} px: shifts while the page is read`).toBeLessThan(0.01);
    }
  });
}

test('the middle page stays in its budget', () => {
  const sizes = addresses.map(servedBytes).sort((a, b) => a - b);
  expect(sizes[Math.floor(sizes.length / 2)]).toBeLessThanOrEqual(budgets.medianPageBytes);
});

for (const locale of localeNames) {
  test(`live figures stay in their budget, ${locale}`, () => {
    const folder = localized('/assets/js', locale);
    const names = readdirSync(join(build, folder)).filter((name) => /^live-.*\.js$/.test(name));
    expect(names).toHaveLength(liveNames.length + 1);
    for (const name of names) {
      const {liveCoreBytes, liveFigureBytes} = budgets;
      const budget = name.startsWith('live-core.') ? liveCoreBytes : liveFigureBytes;
      expect(servedBytes(`${folder}/${name}`), name).toBeLessThanOrEqual(budget);
    }
  });
}

test('scripts carry the words of their own language only, and no notes for translators', () => {
  const folder = join(build, 'fr/assets/js');
  const scripts = readdirSync(folder)
    .filter((name) => name.endsWith('.js'))
    .map((name) => readFileSync(join(folder, name), 'utf8'))
    .join('\n');
  expect(scripts).toContain('Retour au menu principal');
  expect(scripts).not.toMatch(/Back to main menu|The ARIA label|theme\.docs\.breadcrumbs/);
});

test('a page paints with its style while everything else is held back', async ({page}) => {
  await page.route('**/*', (route) =>
    route.request().isNavigationRequest() ? route.continue() : undefined,
  );
  for (const address of addresses) {
    const response = await page.goto(address, {waitUntil: 'domcontentloaded'});
    const painted = await page.evaluate(
      () =>
        new Promise<string>((resolve) => {
          new PerformanceObserver(() => {
            resolve(getComputedStyle(document.body).fontFamily);
          }).observe({type: 'paint', buffered: true});
        }),
    );
    expect(painted, address).not.toMatch(/^"?Times/);
    // As it was sent: what the loader adds once the page is idle blocks nothing.
    const blocking = load(String(await response?.text()))(
      'link[rel~="stylesheet"], head script[src]:not([defer], [async], [type="module"])',
    );
    expect(blocking.length, address).toBe(0);
  }
  await page.unrouteAll({behavior: 'ignoreErrors'});
});
