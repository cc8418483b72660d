import type {Page} from '@playwright/test';
import {localeNames} from '../../src/site';
import {expect, test} from '../keptPage';
import {localized} from '../routes';
import {openLive} from '../shell/openLive';

/** Consecutive pages differ in their heads: structured data, robots, canonical URL, class. */
const tour = [
  '/features/shortcuts',
  '/',
  '/2024/features/shortcuts',
  '/search',
  '/faq/webgl-issues',
  '/nope',
  '/2024/',
  '/account/change-password',
  '/account/',
] as const;

/** Contents of the head and attributes of the root, independent of their order. */
const headOf = (page: Page) =>
  page.evaluate(() => {
    // An animation leaves an empty style attribute behind.
    const attributesOf = ({attributes}: Element) =>
      [...attributes]
        .filter(({name}) => name !== 'style')
        .map(({name, value}) => `${name}=${value}`)
        .sort();
    const written = (element: Element) =>
      [element.tagName, ...attributesOf(element), element.textContent].join(' ');
    return {
      title: document.title,
      html: attributesOf(document.documentElement),
      body: attributesOf(document.body),
      tags: [...document.head.querySelectorAll('[data-rh]:not(title)')].map(written).sort(),
    };
  });

/** Navigates to a page, even one without a link. */
async function swapIn(page: Page, path: string): Promise<void> {
  await page.evaluate((address) => {
    const state = {key: address};
    history.pushState(state, '', address);
    dispatchEvent(new PopStateEvent('popstate', {state}));
  }, path);
}

for (const locale of localeNames) {
  test(`the head after navigation equals the head after a reload, ${locale}`, async ({
    page,
    watch,
  }) => {
    watch.allow(/status of 404/);
    const stops: Array<readonly [string, Awaited<ReturnType<typeof headOf>>]> = [];
    for (const path of tour.map((each) => localized(each, locale))) {
      await openLive(page, path);
      stops.push([path, await headOf(page)]);
    }
    expect(new Set(stops.map(([, {title}]) => title)).size).toBe(tour.length);

    const [[start] = [''], ...others] = stops;
    await openLive(page, start);
    await page.evaluate(() => Object.assign(window, {isSameDocument: true}));
    for (const [path, head] of others) {
      await swapIn(page, path);
      await expect.poll(() => headOf(page), path).toEqual(head);
    }
    for (const [path, head] of stops.slice(0, -1).reverse()) {
      await page.goBack();
      await expect.poll(() => headOf(page), `back on ${path}`).toEqual(head);
    }
    expect(await page.evaluate(() => 'isSameDocument' in window)).toBe(true);
  });
}

/** Except structured data, whose keys are in another order in the build. */
test('nothing is removed from the head during hydration', async ({page, request}) => {
  const path = '/fr/2024/features/shortcuts';
  await page.addInitScript(() => {
    const left: string[] = [];
    Object.assign(window, {left});
    new MutationObserver((changes) => {
      const nodes = changes.flatMap(({removedNodes}) => [...removedNodes]);
      const elements = nodes.filter((node) => node instanceof Element);
      const ours = elements.filter((each) => each.matches('[data-rh]:not(script)'));
      left.push(...ours.map(({outerHTML}) => outerHTML));
    }).observe(document, {childList: true, subtree: true});
  });
  await openLive(page, path);
  await page.waitForLoadState('networkidle');
  expect(await page.evaluate(() => (window as never as {left: string[]}).left)).toEqual([]);
  // Metadata not needed by readers is not in the HTML, and added by the scripts.
  const {tags} = await headOf(page);
  const written = (await (await request.get(path)).text()).match(/data-rh=true/g) ?? [];
  const forEngines = tags.filter((tag) => / name=(?:docusaurus_|docsearch:)/.test(tag));
  expect(tags.length - forEngines.length, 'without the title').toBe(written.length - 1);
});

test('common elements stay, and so do those set by others', async ({page}) => {
  await openLive(page, '/fr/features/shortcuts');
  const icon = await page.evaluateHandle(() => document.head.querySelector('link[rel="icon"]'));
  const data = await page.evaluateHandle(() => document.head.querySelector('script[data-rh]'));
  await page.evaluate(() => {
    document.documentElement.dataset.ofOthers = 'here';
  });
  await swapIn(page, '/fr/faq/webgl-issues');
  await expect(page).toHaveTitle(/WebGL/);
  expect(await icon.evaluate((node) => node?.isConnected)).toBe(true);
  expect(await data.evaluate((node) => node?.isConnected)).toBe(false);
  await expect(page.locator('head script[type="application/ld+json"]')).toHaveCount(1);
  await expect(page.locator('html')).toHaveAttribute('data-of-others', 'here');
  await expect(page.locator('html')).toHaveAttribute('data-theme', /light|dark/);
});

test('translation by the browser survives navigation', async ({page}) => {
  await openLive(page, '/fr/account/');
  const root = page.locator('html');
  // Like Chromium.
  await root.evaluate((element) => {
    element.setAttribute('lang', 'en');
    element.classList.add('translated-ltr');
  });
  await swapIn(page, '/fr/features/shortcuts');
  await expect(page).toHaveTitle(/Raccourcis/);
  await expect(root).toHaveClass(/docs-doc-id-features\/shortcuts/);
  await expect(root).not.toHaveClass(/docs-doc-id-account/);
  await expect(root).toHaveClass(/(?:^| )translated-ltr(?: |$)/);
  await expect(root).toHaveAttribute('lang', 'en');
});

test('translation by the browser survives hydration', async ({page}) => {
  await page.addInitScript(() => {
    document.addEventListener('readystatechange', () => {
      document.documentElement.lang = 'en';
    });
  });
  await openLive(page, '/fr/account/');
  await swapIn(page, '/fr/features/shortcuts');
  await expect(page).toHaveTitle(/Raccourcis/);
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
});
