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
import {servedBytes} from './servedBytes';
import {watchTitles} from './watchTitles';

/** Pages with a tool of their own: a key finder, a test of the graphics card, a filter of terms, code. */
const tools = ['/features/shortcuts', '/faq/webgl-issues', '/glossary', '/syntax'];

/** The page of search results is one more. */
const further = furtherBytes(pages.length + archivedPages.length + 1);

/** The page comes as to one who was never here: what is known already would be there sooner. */
async function forgetFiles(page: Page): Promise<void> {
  const client = await page.context().newCDPSession(page);
  await client.send('Network.clearBrowserCache');
  await client.detach();
}

/** What the page asks for from now on costs what its budget allows. */
function countCost(page: Page, hasTool: boolean): () => void {
  const paths = new Set<string>();
  page.on('request', (request) => paths.add(new URL(request.url()).pathname));
  return () => {
    const scripts = [...paths].filter((path) => path.endsWith('.js'));
    const scriptBytes = scripts.reduce((sum, path) => sum + servedBytes(path), 0);
    const toolBytes = hasTool ? budgets.toolBytes : 0;
    const budget = budgets.scriptBytes + further + toolBytes;
    expect(paths.size, `requests: ${[...paths].join(' ')}`).toBeLessThanOrEqual(budgets.requests);
    expect(scriptBytes, `bytes of ${scripts.join(' ')}`).toBeLessThanOrEqual(budget);
    expect(scripts.length, 'scripts').toBeGreaterThan(2);
  };
}

for (const locale of localeNames) {
  for (const path of [...pages, ...archivedPages]) {
    const address = localized(path, locale);
    test(`${address} keeps its title and does not move while it comes to life, costs what its budget allows, fits at 200 % text, and has no accessibility fault`, async ({
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
      await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
      await expectStill(390);
      const [title = '', ...others] = await titles();
      expect(others, 'titles after the first').toEqual([]);
      const html = await (await request.get(address)).text();
      const {pageBytes, frameBytes} = budgets;
      expect(servedBytes(address), 'bytes of the page').toBeLessThanOrEqual(pageBytes + further);
      expect(frameBytesOf(html), 'around <main>').toBeLessThanOrEqual(frameBytes + further);
      expect(html).toContain(`>${title.replaceAll('&', '&amp;')}</title>`);

      // What that view would still fetch ahead is not counted.
      await page.goto('about:blank');
      const expectCost = countCost(page, tools.includes(path));
      // Nothing is fetched ahead then, so that all there is to count is what the page itself needs.
      await saveData(page);
      await page.setViewportSize({width: 1440, height: 844});
      await openLive(page, address);
      await page.waitForLoadState('networkidle');
      await expectStill(1440);
      expectCost();
      if (locale === 'fr') await expectAccessiblePage(page);
      await expectDoubleTextFits(page);
    });
  }
}
