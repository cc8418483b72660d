import type {Page} from '@playwright/test';
import {budgets, furtherBytes} from '../../scripts/publishing/verifying/budgets';
import {frameBytesOf} from '../../scripts/publishing/verifying/frameBytesOf';
import {localeNames} from '../../src/site';
import {saveData} from '../connection';
import {expect, test} from '../keptPage';
import {archivedPages, localized, pages} from '../routes';
import {openLive} from '../shell/openLive';
import {watchShifts} from '../watchShifts';
import {expectAccessiblePage} from './expectAccessiblePage';
import {expectDoubleTextFits} from './expectDoubleTextFits';
import {builtPage, servedBytes} from './servedBytes';
import {watchTitles} from './watchTitles';

/** Pages with a tool of their own: shortcut finder, graphics test, glossary filter, code samples. */
const tools = ['/features/shortcuts', '/faq/webgl-issues', '/glossary', '/syntax'];

/** Plus one for the search page. */
const allowance = furtherBytes(pages.length + archivedPages.length + 1);

/** Loads the page as on a first visit: cached files would arrive sooner. */
async function forgetFiles(page: Page): Promise<void> {
  const client = await page.context().newCDPSession(page);
  await client.send('Network.clearBrowserCache');
  await client.detach();
}

/** Counts the requests from now on; the result asserts that they are within budget. */
function countCost(page: Page, hasTool: boolean): () => void {
  const paths = new Set<string>();
  page.on('request', (request) => paths.add(new URL(request.url()).pathname));
  return () => {
    const scripts = [...paths].filter((path) => path.endsWith('.js'));
    const scriptBytes = scripts.reduce((sum, path) => sum + servedBytes(path), 0);
    const toolBytes = hasTool ? budgets.toolBytes : 0;
    const budget = budgets.scriptBytes + allowance + toolBytes;
    expect(paths.size, `requests: ${[...paths].join(' ')}`).toBeLessThanOrEqual(budgets.requests);
    expect(scriptBytes, `bytes of ${scripts.join(' ')}`).toBeLessThanOrEqual(budget);
    expect(scripts.length, 'scripts').toBeGreaterThan(2);
  };
}

/**
 * French pages, and one English page of each layout: pages of one layout differ between languages in
 * their words only, and French words are longer.
 */
const inFull = [
  ...[...pages, ...archivedPages].map((path) => localized(path, 'fr')),
  ...['/', '/faq/', '/faq/webgl-issues', '/glossary'].map((path) => localized(path, 'en')),
];

for (const locale of localeNames) {
  for (const path of [...pages, ...archivedPages]) {
    const address = localized(path, locale);
    const isInFull = inFull.includes(address);
    const further = isInFull
      ? 'keeps its title, does not move while it hydrates, fits at 200 % text and '
      : '';
    test(`${address} ${further}stays in its budget, prints no error${locale === 'fr' ? ', has no accessibility fault' : ''}`, async ({
      page,
    }) => {
      await forgetFiles(page);
      const html = builtPage(address);
      const {pageBytes, frameBytes} = budgets;
      expect(servedBytes(address), 'bytes of the page').toBeLessThanOrEqual(pageBytes + allowance);
      expect(frameBytesOf(html), 'around <main>').toBeLessThanOrEqual(frameBytes + allowance);
      const shifts = await watchShifts(page);
      const expectStill = async (width: number): Promise<void> => {
        const seen = await shifts();
        const late = seen.filter(({isBeforeScripts}) => !isBeforeScripts);
        expect(late, `${width} px: shifts once the page is there`).toEqual([]);
        // Chromium may paint a half-parsed page: elements further right then move.
        const total = seen.reduce((sum, {value}) => sum + value, 0);
        expect(total, `${width} px: shifts while the page is read`).toBeLessThan(0.01);
      };
      if (isInFull) {
        const titles = await watchTitles(page);
        await page.setViewportSize({width: 390, height: 844});
        await page.goto(address);
        await page.locator('html[data-has-hydrated="true"]').waitFor({state: 'attached'});
        await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
        await expectStill(390);
        const [title = '', ...others] = await titles();
        expect(others, 'titles after the first').toEqual([]);
        expect(html).toContain(`>${title.replaceAll('&', '&amp;')}</title>`);
      }
      // Prefetches of the view before must not be counted.
      await page.goto('about:blank');
      const expectCost = countCost(page, tools.includes(path));
      // Turns prefetching off: only what the page itself needs is counted.
      await saveData(page);
      await page.setViewportSize({width: 1440, height: 844});
      await openLive(page, address);
      await page.waitForLoadState('networkidle');
      await expectStill(1440);
      expectCost();
      if (locale === 'fr') await expectAccessiblePage(page);
      if (isInFull) await expectDoubleTextFits(page);
    });
  }
}
