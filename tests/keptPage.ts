import type {Disposable} from '@playwright/test';
import {expect, test as quiet} from './quietPage';

/**
 * `test` whose page stays open for the next test: opening a window and a process costs more than
 * what a short test does. For tests that start by opening a page. Init scripts, routes, other tabs,
 * storage, window size, emulated media and the mouse are reset in between; history, clocks and the
 * browser cache are not.
 */
export const test = quiet.extend({
  page: async (
    {browser, keptPages, javaScriptEnabled, hasTouch, isMobile, userAgent, baseURL, viewport},
    use,
  ) => {
    const kind = JSON.stringify({javaScriptEnabled, hasTouch, isMobile, userAgent, baseURL});
    const page = keptPages.get(kind) ?? (await browser.newPage());
    keptPages.set(kind, page);
    if (viewport) await page.setViewportSize(viewport);
    const scripts: Disposable[] = [];
    const {addInitScript} = page;
    page.addInitScript = async (...given) => {
      const script = await addInitScript.apply(page, given as never);
      scripts.push(script);
      return script;
    };
    const {goto} = page;
    page.goto = async (address, options) => {
      page.goto = goto;
      // A URL that differs only in its fragment would not load the page.
      if (address.includes('#')) await page.goto('about:blank');
      return page.goto(address, options);
    };
    await use(page);
    Object.assign(page, {addInitScript, goto});
    await Promise.all(scripts.map((script) => script.dispose()));
    page.removeAllListeners();
    await page.unrouteAll({behavior: 'ignoreErrors'});
    const [, ...others] = page.context().pages();
    await Promise.all(others.map((other) => other.close()));
    await page.evaluate(() => {
      try {
        localStorage.clear();
        sessionStorage.clear();
      } catch {
        // When the test refuses storage, nothing was stored.
      }
    });
    await page.mouse.move(-1, -1);
    await page.emulateMedia({
      media: null,
      colorScheme: null,
      reducedMotion: null,
      forcedColors: null,
      contrast: null,
    });
  },
});

export {expect};
