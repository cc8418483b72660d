import {readFileSync} from 'node:fs';
import type {Page} from '@playwright/test';
import type {AxeResults, RunOptions} from 'axe-core';

/** Rules affected by the colour mode; all others give the same result in both. */
const colourRules = ['color-contrast', 'link-in-text-block'];

const source = readFileSync(require.resolve('axe-core/axe.min.js'), 'utf8');

interface Looks {
  /** Selector of the part to check, which must exist; the whole page by default. */
  readonly within?: string;
  /** Colour modes to check in turn; the current one by default. */
  readonly modes?: readonly ('light' | 'dark')[];
  /** Window widths to check, the last of which stays; the current one by default. */
  readonly widths?: readonly number[];
}

/**
 * Faults found by axe, in each colour mode and width: all rules in the first mode, colour rules in
 * the others.
 *
 * @returns one line per fault with mode, width, rule and element
 */
export async function axeFaults(
  page: Page,
  {within, modes, widths}: Looks = {},
): Promise<string[]> {
  const faults: string[] = [];
  await page.evaluate(source);
  for (const [index, mode] of (modes ?? [undefined]).entries()) {
    const runOnly = index > 0 ? colourRules : undefined;
    if (mode) {
      await page.evaluate(
        (value) => document.documentElement.setAttribute('data-theme', value),
        mode,
      );
    }
    for (const width of widths ?? [undefined]) {
      if (width) await page.setViewportSize({width, height: 800});
      // Passed rules would make up most of the result.
      const options: RunOptions = {
        resultTypes: ['violations'],
        // Only disabled rules need the style sheets, which take a tenth of the time.
        preload: {assets: ['media']},
        ...(runOnly && {runOnly}),
      };
      const lines = await page.evaluate(
        async ([selector, options]) => {
          const {axe} = window as unknown as {
            axe: {run: (context: Document | string, options: RunOptions) => Promise<AxeResults>};
          };
          const {violations} = await axe.run(selector ?? document, options);
          return violations.flatMap(({id, nodes}) =>
            nodes.map(({target}) => `${id}: ${target.join(' ')}`),
          );
        },
        [within, options] as const,
      );
      const look = `${mode ? `${mode} ` : ''}${width ? `${width}px ` : ''}`;
      faults.push(...lines.map((line) => `${look}${line}`));
    }
  }
  return faults;
}
