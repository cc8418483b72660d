import {readFileSync} from 'node:fs';
import {join} from 'node:path';
import type {Page} from '@playwright/test';
import type {AxeResults} from 'axe-core';
import {expect} from '../quietPage';

const axeSource = readFileSync(join(__dirname, '../../node_modules/axe-core/axe.min.js'), 'utf8');

/** No fault in the live figure in both colour modes; it fits at 320 px, its targets hold 24 px. */
export async function expectAccessible(page: Page): Promise<void> {
  await page.evaluate(axeSource);
  for (const theme of ['light', 'dark']) {
    await page.evaluate((mode) => document.documentElement.setAttribute('data-theme', mode), theme);
    const {violations} = await page.evaluate(() =>
      (window as unknown as {axe: {run: (context: string) => Promise<AxeResults>}}).axe.run(
        'figure section',
      ),
    );
    expect(
      violations.flatMap(({id, nodes}) => nodes.map((node) => `${theme} ${id}: ${node.target}`)),
    ).toEqual([]);
  }
  await page.setViewportSize({width: 320, height: 800});
  const {overflow, small} = await page.evaluate(() => ({
    overflow: document.documentElement.scrollWidth - document.documentElement.clientWidth,
    small: [
      ...document.querySelectorAll(
        'figure section :is(button, label, input[inputmode], input[type=range], .grip, .corner)',
      ),
    ].flatMap((target) => {
      const {width, height} = target.getBoundingClientRect();
      return Math.min(width, height) < 24
        ? [`${target.outerHTML.slice(0, 80)} ${width}×${height}`]
        : [];
    }),
  }));
  expect(overflow, 'no sideways scrolling at 320 px').toBeLessThanOrEqual(0);
  expect(small, 'targets smaller than 24 px at 320 px').toEqual([]);
}
