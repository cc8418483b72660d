import {expect, it} from 'vitest';
import {fakeSite} from '../fakeSite';
import {madePagesIn} from '../menu/madePagesIn';
import {sectionPages} from './sectionPages';

function faultsOf(file: string, source: string): readonly string[] {
  return sectionPages
    .check({...fakeSite({}), madePages: madePagesIn(file, source)})
    .map(({line, column, what, remedy}) => `${file}:${line}:${column} ${what} ${remedy}`);
}

it('accepts a section with or without a page of its own', () => {
  const source = `export default {menu: [
    {type: 'category', label: 'A', link: {type: 'doc', id: 'a/index'}, items: []},
    {type: 'category', label: 'B', items: [{type: 'link', label: 'C', href: '/generated-index'}]},
  ]};`;
  expect(faultsOf('sidebars.ts', source)).toEqual([]);
});

it('reports a generated index at any depth, and says what to write', () => {
  const source = `const inner = [
  {type: 'category', label: 'B', key: 'b', link: {type: 'generated-index'}, items: []},
];
export default {menu: [{type: 'category', label: 'Big section', link: {
  type: 'generated-index',
}, items: inner}]};`;
  expect(faultsOf('sidebars.ts', source)).toEqual([
    expect.stringMatching(
      /^sidebars\.ts:2:50 The section b uses .* Write docs\/b\/index\.mdx .* \{type: 'doc', id: 'b\/index'\}/,
    ),
    expect.stringMatching(/^sidebars\.ts:4:71 The section Big section uses .* docs\/folder\/index/),
  ]);
});

it('reports one in the menu of an archived version', () => {
  const source = '{"menu": [{"label": "A", "key": "a", "link": {"type": "generated-index"}}]}';
  expect(faultsOf('versioned_sidebars/version-2024-sidebars.json', source)).toEqual([
    expect.stringContaining('link: {type: "doc", id: "a/index"}'),
  ]);
});
