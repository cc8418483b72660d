import {statSync} from 'node:fs';
import {join} from 'node:path';
import {builtPolicy} from '../../../src/plugins/hosting/policy/builtPolicy';
import {hasHostedSearch} from '../../../src/plugins/hosting/policy/policy';
import {localeNames} from '../../../src/site';
import {budgets, furtherBytes} from './budgets';
import {frameBytesOf} from './frameBytesOf';
import type {Page} from './readPages';

const remedy = 'Make it lighter, or raise the budget in scripts/publishing/verifying/budgets.ts.';

type Budgets = Pick<typeof budgets, 'pageBytes' | 'frameBytes' | 'startBytes'>;

/** Page budgets, given the search the build was sealed with and the number of pages. */
function budgetsOf(directory: string, pages: readonly Page[]): Record<keyof Budgets, number> {
  const {pageBytes, frameBytes, startBytes, hostedSearch} = budgets;
  const further = furtherBytes(Math.ceil(pages.length / localeNames.length));
  const search = hasHostedSearch(builtPolicy(directory))
    ? hostedSearch
    : {pageBytes: 0, startBytes: 0};
  return {
    pageBytes: pageBytes + further + search.pageBytes,
    frameBytes: frameBytes + further + search.pageBytes,
    startBytes: startBytes + further + search.startBytes,
  };
}

/** Scripts and style sheets referenced by a page. */
function startFilesOf({links}: Page): Set<string> {
  const started = links.targets.filter(({tag, url}) => tag === 'script' || url.endsWith('.css'));
  return new Set(started.map(({url}) => url.replace(/^\//, '')));
}

/**
 * Pages over budget, as served with brotli.
 *
 * @returns one sentence each
 */
export function budgetFaults(directory: string, pages: readonly Page[]): string[] {
  const sizeOf = (file: string) =>
    (
      statSync(join(directory, `${file}.br`), {throwIfNoEntry: false}) ??
      statSync(join(directory, file), {throwIfNoEntry: false})
    )?.size ?? 0;
  const {pageBytes, frameBytes, startBytes} = budgetsOf(directory, pages);
  return pages.flatMap((page) => {
    const {file, html} = page;
    const whole = sizeOf(file);
    const frame = frameBytesOf(html);
    const start = [...startFilesOf(page)].reduce((sum, name) => sum + sizeOf(name), 0);
    return [
      ...(whole > pageBytes
        ? [`${file} has ${whole} bytes; the budget of a page is ${pageBytes}. ${remedy}`]
        : []),
      ...(frame > frameBytes
        ? [
            `${file} carries ${frame} bytes around its <main>; the budget is ${frameBytes}. ${remedy}`,
          ]
        : []),
      ...(start > startBytes
        ? [
            `${file} loads ${start} bytes of scripts and style sheets to start; the budget is ${startBytes}. ${remedy}`,
          ]
        : []),
    ];
  });
}
