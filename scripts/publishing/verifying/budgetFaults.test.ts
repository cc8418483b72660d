import {mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {afterAll, beforeAll, expect, it} from 'vitest';
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

it('tells of a page that starts with more than it may', () => {
  sealWith('');
  expect(budgetFaults(build, pages)).toEqual([
    `index.html starts with ${budgets.startBytes + 9_000} bytes of scripts and style sheets; the budget is ${budgets.startBytes}. ${remedy}`,
  ]);
});

it('tells of the middle page, wherever in the list it stands, and of what costs more than a page may', () => {
  sealWith('');
  const links = readLinks('');
  const weighed = {heavy: budgets.pageBytes + 1, middle: budgets.medianPageBytes + 1, small: 1};
  const of = (...names: (keyof typeof weighed)[]) =>
    names.map((name) => {
      writeFileSync(join(build, `${name}.html`), ' '.repeat(weighed[name]));
      return {file: `${name}.html`, address: `/${name}`, html: '', links};
    });
  const tooHeavy = `heavy.html has ${weighed.heavy} bytes; the budget of a page is ${budgets.pageBytes}. ${remedy}`;
  expect(budgetFaults(build, of('middle', 'small', 'heavy'))).toEqual([
    tooHeavy,
    `The median page has ${weighed.middle} bytes; the budget is ${budgets.medianPageBytes}. ${remedy}`,
  ]);
  expect(budgetFaults(build, of('small', 'heavy', 'small'))).toEqual([tooHeavy]);
});

it('lets a search that is hosted elsewhere bring its own', () => {
  sealWith(' https://*.algolia.net https://*.algolianet.com');
  expect(budgetFaults(build, pages)).toEqual([]);
});
