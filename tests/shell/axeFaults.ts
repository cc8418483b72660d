import {readFileSync} from 'node:fs';
import type {Page} from '@playwright/test';
import type {AxeResults, RunOptions} from 'axe-core';

/** The rules whose answer a colour mode may change: the page is otherwise the same in both. */
const colourRules = ['color-contrast', 'link-in-text-block'];

const source = readFileSync(require.resolve('axe-core/axe.min.js'), 'utf8');

interface Looks {
  /** Selector of the part that is looked at, which must be there; the whole page without it. */
  readonly within?: string;
  /** Colour modes to look at it in, one after the other; the one it has without them. */
  readonly modes?: readonly ('light' | 'dark')[];
  /** Widths of the window to look at it in, the last of which stays; the one it has without them. */
  readonly widths?: readonly number[];
}

/**
 * What axe finds on the page as it stands, or in each of the colour modes and widths asked for: in
 * the first mode by all rules, in another one by those about colours.
 *
 * @returns one line a fault: mode and width where asked for, rule and element; empty when there is none
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
      // All that is right would be the larger part of the answer by far.
      const options: RunOptions = {
        resultTypes: ['violations'],
        // Only rules that are off ask for the style sheets, a tenth of the time.
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
