import {readFileSync} from 'node:fs';
import {join} from 'node:path';
import type {AxeResults} from 'axe-core';
import {expect, test} from '../quietPage';
import {archivedPages, localized, pages} from '../routes';

const axeSource = readFileSync(join(__dirname, '../../node_modules/axe-core/axe.min.js'), 'utf8');

declare global {
  interface Window {
    axe: {run: (context: Document | string) => Promise<AxeResults>};
  }
}

const paths = [...pages, ...archivedPages, '/search'].map((path) => localized(path, 'fr'));

for (const path of paths) {
  test(`${path} has no accessibility fault and fits, in both colours and widths`, async ({
    page,
  }) => {
    await page.addInitScript(() => localStorage.setItem('theme', 'light'));
    await page.emulateMedia({reducedMotion: 'reduce'});
    await page.goto(path);
    await page.evaluate(axeSource);
    for (const theme of ['light', 'dark']) {
      await page.evaluate(
        (mode) => document.documentElement.setAttribute('data-theme', mode),
        theme,
      );
      for (const width of [1440, 390]) {
        await page.setViewportSize({width, height: 900});
        const {violations} = await page.evaluate(() => window.axe.run(document));
        const faults = violations.flatMap(({id, nodes}) =>
          nodes.map((node) => `${theme} ${width}px ${id}: ${node.target.join(' ')}`),
        );
        expect(faults).toEqual([]);
      }
    }
    await page.setViewportSize({width: 320, height: 800});
    const overflow = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    expect(overflow, 'no sideways scrolling at 320 px').toBeLessThanOrEqual(0);
  });
}
