import {readFileSync} from 'node:fs';
import type {SidebarsConfig} from '@docusaurus/plugin-content-docs';
import ts from 'typescript';
import {describe, expect, it} from 'vitest';
import {thisSite} from '../../src/plugins/content-contract/thisSite';
import {removeFromSidebar} from './removeFromSidebar';

/** The sidebar defined by a source of sidebars.ts. */
function menuOf(source: string): SidebarsConfig {
  const {outputText, diagnostics} = ts.transpileModule(source, {
    reportDiagnostics: true,
    compilerOptions: {module: ts.ModuleKind.CommonJS},
  });
  expect(diagnostics).toEqual([]);
  const exported: {default?: SidebarsConfig} = {};
  new Function('exports', outputText)(exported);
  return exported.default ?? {};
}

function menuWith(...items: readonly string[]): string {
  return `export default {menu: [${items.join(', ')}]};`;
}

describe('the sidebar without a page', () => {
  const source = readFileSync('sidebars.ts', 'utf8');
  const paths = thisSite.pages
    .filter(({locale, version}) => locale === 'en' && version === 'current')
    .map(({path}) => path);

  it.each(paths)('can be read, and does not name %s', (path) => {
    const left = JSON.stringify(menuOf(removeFromSidebar(source, path)));
    expect(left).not.toContain(`"${path.replace('.mdx', '')}"`);
  });

  it('keeps the section whose own page is gone', () => {
    const section = "label: 'A', key: 'a', collapsed: false, items: ['b']";
    const whole = menuWith(`{type: 'category', link: {type: 'doc', id: 'a'}, ${section}}`);
    expect(menuOf(removeFromSidebar(whole, 'a.mdx'))).toEqual(
      menuOf(menuWith(`{type: 'category', ${section}}`)),
    );
  });

  it.each([
    [["'a'"], []],
    [["'a'", "'b'"], ['b']],
    [["'b'", "'a'"], ['b']],
    [
      ["'b'", "{type: 'doc', id: 'a', label: 'A'}", "'c'", "'a'"],
      ['b', 'c'],
    ],
    [["{label: 'A', items: ['a']}", "'b'"], ['b']],
    [["{label: 'A', link: {type: 'doc', id: 'a'}, items: []}", "'b'"], ['b']],
    [["{label: 'A', link: {type: 'doc', id: 'a'}, items: ['a']}", "'b'"], ['b']],
    [
      ["{label: 'B', link: {type: 'doc', id: 'b'}, items: ['a']}"],
      [{label: 'B', link: {type: 'doc', id: 'b'}, items: []}],
    ],
    [["{label: 'B', items: [{label: 'A', items: ['a']}, 'b']}"], [{label: 'B', items: ['b']}]],
  ])('keeps of %j what is valid in a menu', (items, left) => {
    expect(menuOf(removeFromSidebar(menuWith(...items), 'a.mdx')).menu).toEqual(left);
  });

  it('says which line to fix when it cannot', () => {
    expect(() => removeFromSidebar("const first = 'a';\n", 'a.mdx')).toThrow(/^sidebars\.ts:1 /);
  });
});
