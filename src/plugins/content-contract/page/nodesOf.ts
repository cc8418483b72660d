import type {Nodes, Root} from 'mdast';
import {visit} from 'unist-util-visit';
import type {Page} from './Page';

/** Nearly every rule requests the nodes of the same page. */
const known = new WeakMap<Root, readonly Nodes[]>();

function read(tree: Root): readonly Nodes[] {
  const nodes: Nodes[] = [];
  visit(tree, (node) => {
    nodes.push(node);
  });
  known.set(tree, nodes);
  return nodes;
}

/** The AST nodes of a page, each before its children; none when the page does not parse. */
export function nodesOf({tree}: Pick<Page, 'tree'>): readonly Nodes[] {
  return tree ? (known.get(tree) ?? read(tree)) : [];
}
