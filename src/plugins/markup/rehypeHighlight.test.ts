import type {Root} from 'hast';
import {describe, expect, it} from 'vitest';
import rehypeHighlight from './rehypeHighlight';

function tree(language: string, text: string): Root {
  return {
    type: 'root',
    children: [
      {
        type: 'element',
        tagName: 'pre',
        properties: {},
        children: [
          {
            type: 'element',
            tagName: 'code',
            properties: {className: [`language-${language}`]},
            children: [{type: 'text', value: text}],
          },
        ],
      },
    ],
  };
}

function textOf(node: unknown): string {
  const {value, children} = node as {value?: string; children?: unknown[]};
  return value ?? (children ?? []).map(textOf).join('');
}

describe('rehypeHighlight', () => {
  it('highlights a known language without losing characters', () => {
    const root = tree('mdx', '## Title\n\n**Wall** <Fact name="x" />\n');
    rehypeHighlight()(root);
    expect(JSON.stringify(root)).toContain('"token"');
    expect(textOf(root)).toBe('## Title\n\n**Wall** <Fact name="x" />\n');
  });

  it('leaves an unknown language unchanged', () => {
    const root = tree('nonsense', 'a b c');
    rehypeHighlight()(root);
    expect(root).toEqual(tree('nonsense', 'a b c'));
  });
});
