import type {Link, Root} from 'mdast';
import {describe, expect, it} from 'vitest';
import remarkNewTab from './remarkNewTab';

function typesAfter(url: string): {readonly page: string[]; readonly link: string[]} {
  const link: Link = {type: 'link', url, children: [{type: 'text', value: 'MDN'}]};
  const tree: Root = {type: 'root', children: [{type: 'paragraph', children: [link]}]};
  remarkNewTab()(tree);
  const types = (nodes: readonly {type: string}[]) => nodes.map(({type}) => type);
  return {page: types(tree.children), link: types(link.children)};
}

describe('remarkNewTab', () => {
  it('marks a link that leaves the site', () => {
    expect(typesAfter('https://developer.mozilla.org/')).toEqual({
      page: ['mdxjsEsm', 'paragraph'],
      link: ['text', 'mdxJsxTextElement'],
    });
  });

  it.each(['./template.mdx', '#tables', 'mailto:help@example.com'])('leaves %s alone', (url) => {
    expect(typesAfter(url)).toEqual({page: ['paragraph'], link: ['text']});
  });
});
