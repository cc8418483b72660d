import type {Nodes} from 'mdast';
import {visit} from 'unist-util-visit';
import type {Page} from './Page';

/** The nodes of a page, each before what it holds; none when the page does not parse. */
export function nodesOf({tree}: Pick<Page, 'tree'>): readonly Nodes[] {
  const nodes: Nodes[] = [];
  if (tree) {
    visit(tree, (node) => {
      nodes.push(node);
    });
  }
  return nodes;
}
