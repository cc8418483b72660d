import {readdirSync, readFileSync} from 'node:fs';
import {join} from 'node:path';
import {load} from 'cheerio';
import {budgets} from '../../scripts/publishing/verifying/budgets';
import {liveNames} from '../../src/figures/live/liveNames';
import {localeNames} from '../../src/site';
import {expect, test} from '../keptPage';
import {archivedPages, localized, pages} from '../routes';
import {build, builtPage, servedBytes} from './servedBytes';

const addresses = localeNames.flatMap((locale) =>
  [...pages, ...archivedPages].map((path) => localized(path, locale)),
);

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

test('scripts contain strings of their own language only, and no notes for translators', () => {
  const folder = join(build, 'fr/assets/js');
  const scripts = readdirSync(folder)
    .filter((name) => name.endsWith('.js'))
    .map((name) => readFileSync(join(folder, name), 'utf8'))
    .join('\n');
  expect(scripts).toContain('Retour au menu principal');
  expect(scripts).not.toMatch(/Back to main menu|The ARIA label|theme\.docs\.breadcrumbs/);
});

test('no page has a blocking style sheet or script', () => {
  for (const address of addresses) {
    const blocking = load(builtPage(address))(
      'link[rel~="stylesheet"], head script[src]:not([defer], [async], [type="module"])',
    );
    expect(blocking.length, address).toBe(0);
  }
});

test('each kind of page paints with its style while everything else is held back', async ({
  page,
}) => {
  await page.route('**/*', (route) =>
    route.request().isNavigationRequest() ? route.continue() : undefined,
  );
  const archive = localized(archivedPages.at(-1) ?? '/', 'fr');
  for (const address of [
    '/',
    '/faq/',
    '/faq/webgl-issues',
    '/fr/glossary',
    '/fr/search',
    archive,
  ]) {
    await page.goto(address, {waitUntil: 'domcontentloaded'});
    const painted = await page.evaluate(
      () =>
        new Promise<string>((resolve) => {
          new PerformanceObserver(() => {
            resolve(getComputedStyle(document.body).fontFamily);
          }).observe({type: 'paint', buffered: true});
        }),
    );
    expect(painted, address).not.toMatch(/^"?Times/);
  }
  await page.unrouteAll({behavior: 'ignoreErrors'});
});
