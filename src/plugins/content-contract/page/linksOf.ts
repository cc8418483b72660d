import type {Node} from 'unist';
import {visit} from 'unist-util-visit';
import type {Page} from './Page';

export interface PageLink {
  readonly url: string;
  readonly node: Node;
}

/** The links of a page, which are those of Markdown: no word takes an address. */
export function linksOf({tree}: Page): readonly PageLink[] {
  const links: PageLink[] = [];
  if (tree) {
    visit(tree, (node) => {
      if (node.type === 'link' || node.type === 'definition') {
        links.push({url: node.url, node});
      }
    });
  }
  return links;
}
