import {mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {afterAll, expect, it} from 'vitest';
import {brokenMenus} from './brokenMenus';

const siteDir = mkdtempSync(join(tmpdir(), 'menus-'));
afterAll(() => rmSync(siteDir, {recursive: true}));

it('reports, without reading pages, entries from which no menu can be built', () => {
  mkdirSync(join(siteDir, 'docs/faq'), {recursive: true});
  writeFileSync(join(siteDir, 'docs/faq/walls.mdx'), '{');
  const write = (entries: string): void =>
    writeFileSync(join(siteDir, 'sidebars.ts'), `export default {menu: [${entries}]};\n`);
  // The menus of the archive are in other files.
  const faults = () => brokenMenus(siteDir).filter(({file}) => file === 'sidebars.ts');
  write("'faq/walls'");
  expect(faults()).toEqual([]);
  write("'faq/wals', {type: 'category', label: 'A'}");
  expect(faults()).toMatchObject([
    {file: 'sidebars.ts', line: 1, what: expect.stringContaining('lacks items')},
    {file: 'sidebars.ts', line: 1, remedy: "Did you mean 'faq/walls'?"},
  ]);
  rmSync(join(siteDir, 'sidebars.ts'));
  expect(faults()).toMatchObject([
    {file: 'sidebars.ts', line: 1, remedy: expect.stringContaining('git restore sidebars.ts')},
  ]);
  writeFileSync(join(siteDir, 'sidebars.ts'), "export default ['faq/walls'];\n");
  expect(faults()).toMatchObject([{line: 1, what: 'A menu must have a name.'}]);
  write("'faq/walls");
  expect(faults()).toMatchObject([{file: 'sidebars.ts', rule: 'data'}]);
});
