import type {Root} from 'mdast';
import type {MdxJsxTextElement} from 'mdast-util-mdx';
import {VFile} from 'vfile';
import {describe, expect, it} from 'vitest';
import remarkProduct from './remarkProduct';

const word = (tag: string, name: string): MdxJsxTextElement => ({
  type: 'mdxJsxTextElement',
  name: tag,
  attributes: [{type: 'mdxJsxAttribute', name: 'name', value: name}],
  children: [],
  position: {start: {line: 7, column: 1}, end: {line: 7, column: 9}},
});

function compile(node: MdxJsxTextElement, page: string): string {
  const tree: Root = {type: 'root', children: [{type: 'paragraph', children: [node]}]};
  const transform = remarkProduct.call({} as never) as (tree: Root, file: VFile) => void;
  transform(tree, new VFile({path: `/site/${page}`, cwd: '/site'}));
  return JSON.stringify(node.attributes);
}

const english = 'docs/page.mdx';
const french = 'i18n/fr/docusaurus-plugin-content-docs/current/page.mdx';

describe('remarkProduct', () => {
  it('writes a fact in the language of the page', () => {
    expect(compile(word('Fact', 'wallHeight'), english)).toMatch(/\d\.\d\d\u00a0m/);
    expect(compile(word('Fact', 'wallHeight'), french)).toMatch(/\d,\d\d\u00a0m/);
    expect(compile(word('Fact', 'stairStride'), french)).toMatch(/\d à \d+\u00a0cm/);
    expect(compile(word('Fact', 'surfaceOffset'), english)).toMatch(/\d to \d+\u00a0cm/);
  });

  it('writes the label of a key', () => {
    expect(compile(word('Key', 'shift'), french)).toContain('Maj');
  });

  it('writes the macOS keys only if they differ', () => {
    expect(compile(word('Shortcut', 'save'), french)).toContain('macKeys');
    expect(compile(word('Shortcut', 'save'), french)).toContain('Cmd');
  });

  it('reports a name that the product lacks, with the page and the line', () => {
    for (const tag of ['Fact', 'Key', 'Shortcut']) {
      expect(() => compile(word(tag, 'nothing'), english)).toThrow(
        /^docs\/page\.mdx:7: No \w+ named "nothing" in src\/product\/\w+\.ts\. Known names: /,
      );
    }
  });

  it('leaves other elements unchanged', () => {
    expect(compile(word('Term', 'nothing'), english)).not.toContain('text');
  });
});
