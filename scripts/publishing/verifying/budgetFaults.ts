import {statSync} from 'node:fs';
import {join} from 'node:path';
import {builtPolicy} from '../../../src/plugins/hosting/policy/builtPolicy';
import {hasHostedSearch} from '../../../src/plugins/hosting/policy/policy';
import {budgets} from './budgets';
import type {Page} from './readPages';

const remedy = 'Make it lighter, or raise the budget in scripts/publishing/verifying/budgets.ts.';

/** What a page of a build may cost, by the search that it was sealed with. */
function budgetsOf(directory: string): {readonly pageBytes: number; readonly startBytes: number} {
  const {pageBytes, startBytes, hostedSearch} = budgets;
  return hasHostedSearch(builtPolicy(directory))
    ? {
        pageBytes: pageBytes + hostedSearch.pageBytes,
        startBytes: startBytes + hostedSearch.startBytes,
      }
    : {pageBytes, startBytes};
}

/**
 * Pages that cost more than their budgets, as they are served with brotli.
 *
 * @returns one sentence each
 */
export function budgetFaults(directory: string, pages: readonly Page[]): string[] {
  const sizeOf = (file: string) =>
    (
      statSync(join(directory, `${file}.br`), {throwIfNoEntry: false}) ??
      statSync(join(directory, file), {throwIfNoEntry: false})
    )?.size ?? 0;
  const {pageBytes, startBytes} = budgetsOf(directory);
  const sizes = pages.map(({file}) => sizeOf(file)).sort((a, b) => a - b);
  const median = sizes[Math.floor(sizes.length / 2)] ?? 0;
  const faults = pages.flatMap(({file, links}) => {
    const page = sizeOf(file);
    const started = links.targets.filter(({tag, url}) => tag === 'script' || url.endsWith('.css'));
    const files = new Set(started.map(({url}) => url));
    const start = [...files].reduce((sum, url) => sum + sizeOf(url.replace(/^\//, '')), 0);
    return [
      ...(page > pageBytes
        ? [`${file} has ${page} bytes; the budget of a page is ${pageBytes}. ${remedy}`]
        : []),
      ...(start > startBytes
        ? [
            `${file} starts with ${start} bytes of scripts and style sheets; the budget is ${startBytes}. ${remedy}`,
          ]
        : []),
    ];
  });
  return median > budgets.medianPageBytes
    ? [
        ...faults,
        `The median page has ${median} bytes; the budget is ${budgets.medianPageBytes}. ${remedy}`,
      ]
    : faults;
}
