import {existsSync, readdirSync, readFileSync, statSync} from 'node:fs';
import {join} from 'node:path';
import type {Page} from '@playwright/test';
import {load} from 'cheerio';
import {budgets} from '../../scripts/publishing/verifying/budgets';
import {liveNames} from '../../src/figures/live/liveNames';
import {localeNames} from '../../src/site';
import {saveData} from '../connection';
import {expect, test} from '../keptPage';
import {archivedPages, localized, pages} from '../routes';
import {openLive} from '../shell/openLive';
import {watchShifts} from '../watchShifts';
import {watchTitles} from './watchTitles';

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

/** Pages with a tool of their own: a key finder, a test of the graphics card, a filter of terms, code. */
const tools = ['/features/shortcuts', '/faq/webgl-issues', '/glossary', '/syntax'];
const pagesWithTools = localeNames.flatMap((locale) =>
  tools.map((path) => localized(path, locale)),
);

/** The page comes as to one who was never here: what is known already would be there sooner. */
async function forgetFiles(page: Page): Promise<void> {
  const client = await page.context().newCDPSession(page);
  await client.send('Network.clearBrowserCache');
  await client.detach();
}

const furtherPages = Math.max(0, pages.length + archivedPages.length - budgets.countedPages);

for (const address of addresses) {
  test(`${address} keeps its title and does not move while it comes to life, and costs what its budget allows`, async ({
    page,
    request,
  }) => {
    await forgetFiles(page);
    const shifts = await watchShifts(page);
    const titles = await watchTitles(page);
    const expectStill = async (width: number): Promise<void> => {
      const seen = await shifts();
      const late = seen.filter(({isBeforeScripts}) => !isBeforeScripts);
      expect(late, `${width} px: shifts once the page is there`).toEqual([]);
      // The browser may paint a page it has read by half: what stands to the right then moves.
      const total = seen.reduce((sum, {value}) => sum + value, 0);
      expect(total, `${width} px: shifts while the page is read`).toBeLessThan(0.01);
    };
    await page.setViewportSize({width: 390, height: 844});
    await page.goto(address);
    await page.locator('html[data-has-hydrated="true"]').waitFor({state: 'attached'});
    await page.waitForLoadState('networkidle');
    await expectStill(390);
    await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
    const [title = '', ...others] = await titles();
    expect(others, 'titles after the first').toEqual([]);
    const html = await (await request.get(address)).text();
    expect(html).toContain(`>${title.replaceAll('&', '&amp;')}</title>`);

    // What that view would still fetch ahead is not counted.
    await page.goto('about:blank');
    const paths = new Set<string>();
    page.on('request', (request) => paths.add(new URL(request.url()).pathname));
    // Nothing is fetched ahead then, so that all there is to count is what the page itself needs.
    await saveData(page);
    await page.setViewportSize({width: 1440, height: 844});
    await openLive(page, address);
    await page.waitForLoadState('networkidle');
    await expectStill(1440);
    const scripts = [...paths].filter((path) => path.endsWith('.js'));
    const scriptBytes = scripts.reduce((sum, path) => sum + servedBytes(path), 0);
    const toolBytes = pagesWithTools.includes(address) ? budgets.toolBytes : 0;
    const budget = budgets.scriptBytes + furtherPages * budgets.furtherPageBytes + toolBytes;
    expect(servedBytes(address), 'bytes of the page').toBeLessThanOrEqual(budgets.pageBytes);
    expect(paths.size, `requests: ${[...paths].join(' ')}`).toBeLessThanOrEqual(budgets.requests);
    expect(scriptBytes, `bytes of ${scripts.join(' ')}`).toBeLessThanOrEqual(budget);
    expect(scripts.length, 'scripts').toBeGreaterThan(2);
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
