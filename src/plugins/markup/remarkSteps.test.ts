import type {Heading, Root} from 'mdast';
import type {MdxJsxFlowElement} from 'mdast-util-mdx';
import {describe, expect, it} from 'vitest';
import remarkSteps from './remarkSteps';

const heading = (id: string): Heading => ({
  type: 'heading',
  depth: 2,
  children: [{type: 'text', value: `Part ${id}`}],
  data: {hProperties: {id}},
});

const steps = (): MdxJsxFlowElement => ({
  type: 'mdxJsxFlowElement',
  name: 'Steps',
  attributes: [],
  children: [],
});

function attributesAfter(wanted: string, children: Root['children']): unknown[] {
  remarkSteps()({type: 'root', children});
  return children
    .flatMap((node) => (node.type === 'mdxJsxFlowElement' ? node.attributes : []))
    .filter((attribute) => attribute.type === 'mdxJsxAttribute' && attribute.name === wanted)
    .map(({value}) => value);
}

const anchorsAfter = (children: Root['children']) => attributesAfter('anchor', children);

describe('remarkSteps', () => {
  it('names procedures after the heading above them', () => {
    expect(anchorsAfter([heading('a'), steps(), heading('b'), steps()])).toEqual(['a', 'b']);
  });

  it('gives two procedures under one heading different names', () => {
    expect(anchorsAfter([heading('a'), steps(), steps()])).toEqual(['a', 'a-2']);
  });

  it('gives no name to a procedure without a heading', () => {
    expect(anchorsAfter([steps()])).toEqual([]);
  });

  it('passes each procedure the text of its heading', () => {
    expect(
      attributesAfter('heading', [heading('a'), steps(), steps(), heading('b'), steps()]),
    ).toEqual(['Part a', 'Part a', 'Part b']);
  });
});
