import {readFileSync} from 'node:fs';
import type {Page} from '@playwright/test';
import type {AxeResults} from 'axe-core';

const source = readFileSync(require.resolve('axe-core/axe.min.js'), 'utf8');

/**
 * What axe finds on the page as it stands.
 *
 * @returns one line a fault: rule and element; empty when there is none
 */
export async function axeFaults(page: Page): Promise<string[]> {
  await page.evaluate(source);
  const {violations} = await page.evaluate(() =>
    (window as unknown as {axe: {run: () => Promise<AxeResults>}}).axe.run(),
  );
  return violations.flatMap(({id, nodes}) => nodes.map(({target}) => `${id}: ${target.join(' ')}`));
}
