import type {Node} from 'unist';
import {nodesOf} from './nodesOf';
import type {Page} from './Page';

export interface PageLink {
  readonly url: string;
  readonly node: Node;
}

/** The links of a page. Only Markdown links: no component takes an address. */
export function linksOf(page: Page): readonly PageLink[] {
  return nodesOf(page)
    .filter((node) => node.type === 'link' || node.type === 'definition')
    .map((node) => ({url: node.url, node}));
}
