import type {Node} from 'unist';
import {visit} from 'unist-util-visit';
import {attributeText, elementsOf} from './elementsOf';
import type {Page} from './Page';

export interface PageLink {
  readonly url: string;
  readonly node: Node;
}

const linkAttributes = ['to', 'href'];

/** The links of a page: Markdown ones and those in attributes of tags. */
export function linksOf(page: Page): readonly PageLink[] {
  const links: PageLink[] = [];
  if (page.tree) {
    visit(page.tree, (node) => {
      if (node.type === 'link' || node.type === 'definition') {
        links.push({url: node.url, node});
      }
    });
  }
  for (const element of elementsOf(page)) {
    for (const name of linkAttributes) {
      const url = attributeText(element, name);
      if (url !== undefined) {
        links.push({url, node: element});
      }
    }
  }
  return links;
}
