import {randomBytes} from 'node:crypto';
import {mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {afterAll, beforeAll, expect, it} from 'vitest';
import {localeNames} from '../../../src/site';
import {budgetFaults} from './budgetFaults';
import {budgets} from './budgets';
import {readLinks} from './readLinks';

const build = mkdtempSync(join(tmpdir(), 'budget-faults-'));
const html = '<!doctype html><meta name=site-assets content="/styles.css /main.js">';
const remedy = 'Make it lighter, or raise the budget in scripts/publishing/verifying/budgets.ts.';
const pages = [{file: 'index.html', address: '/', html, links: readLinks(html)}];

function sealWith(connections: string): void {
  const policy = `default-src 'none'; connect-src 'self'${connections}`;
  writeFileSync(join(build, '_headers'), `/*\n  Content-Security-Policy: ${policy}\n`);
}

/** A page that starts with what a search that is hosted elsewhere brings. */
beforeAll(() => {
  writeFileSync(join(build, 'index.html'), html);
  writeFileSync(join(build, 'styles.css'), ' '.repeat(9_000));
  writeFileSync(join(build, 'main.js'), ' '.repeat(budgets.startBytes));
});

afterAll(() => rmSync(build, {recursive: true, force: true}));

it('reports a page whose scripts are over budget', () => {
  sealWith('');
  expect(budgetFaults(build, pages)).toEqual([
    `index.html loads ${budgets.startBytes + 9_000} bytes of scripts and style sheets to start; the budget is ${budgets.startBytes}. ${remedy}`,
  ]);
});

it('reports a page over budget', () => {
  sealWith('');
  const heavy = budgets.pageBytes + 1;
  writeFileSync(join(build, 'heavy.html'), ' '.repeat(heavy));
  const page = {file: 'heavy.html', address: '/heavy', html: '', links: readLinks('')};
  expect(budgetFaults(build, [page])).toEqual([
    `heavy.html has ${heavy} bytes; the budget of a page is ${budgets.pageBytes}. ${remedy}`,
  ]);
});

it('reports an oversized frame, whatever the size of the content', () => {
  sealWith('');
  const noise = (bytes: number) => randomBytes(bytes).toString('latin1');
  const carrying = (frame: string, words: string) => ({
    file: 'carrying.html',
    address: '/carrying',
    html: `<style>${frame}</style><main>${words}</main>`,
    links: readLinks(''),
  });
  const budget = budgets.frameBytes;
  expect(budgetFaults(build, [carrying(noise(budget), '')])).toEqual([
    expect.stringMatching(
      `^carrying\\.html carries \\d+ bytes around its <main>; the budget is ${budget}\\.`,
    ),
  ]);
  expect(budgetFaults(build, [carrying('', noise(budget))])).toEqual([]);
});

it('lets pages be added', () => {
  sealWith('');
  const weighed = budgets.pageBytes + budgets.furtherPageBytes;
  writeFileSync(join(build, 'heavier.html'), ' '.repeat(weighed));
  const page = {file: 'heavier.html', address: '/heavier', html: '', links: readLinks('')};
  const ofEveryLanguage = (count: number) =>
    Array.from({length: count * localeNames.length}, () => page);
  expect(budgetFaults(build, ofEveryLanguage(budgets.countedPages))).not.toEqual([]);
  expect(budgetFaults(build, ofEveryLanguage(budgets.countedPages + 1))).toEqual([]);
});

it('allows the extra bytes of a hosted search', () => {
  sealWith(' https://*.algolia.net https://*.algolianet.com');
  expect(budgetFaults(build, pages)).toEqual([]);
});
