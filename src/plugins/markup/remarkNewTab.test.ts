import type {Link, LinkReference, Root} from 'mdast';
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

  it.each([
    ['https://developer.mozilla.org/', ['text', 'mdxJsxTextElement']],
    ['./template.mdx', ['text']],
  ])('marks a link whose address is defined elsewhere like any other: %s', (url, types) => {
    const link: LinkReference = {
      type: 'linkReference',
      identifier: 'mdn',
      referenceType: 'full',
      children: [{type: 'text', value: 'MDN'}],
    };
    remarkNewTab()({
      type: 'root',
      children: [
        {type: 'paragraph', children: [link]},
        {type: 'definition', identifier: 'mdn', url},
      ],
    });
    expect(link.children.map(({type}) => type)).toEqual(types);
  });

  it.each(['./template.mdx', '#tables', 'mailto:help@example.com'])(
    'leaves %s unchanged',
    (url) => {
      expect(typesAfter(url)).toEqual({page: ['paragraph'], link: ['text']});
    },
  );
});
