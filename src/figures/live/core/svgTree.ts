import {createElement, type ReactNode} from 'react';
import type {Nodes} from '../../views/node';

/** A drawing's nodes as React elements; the same nodes become markup in the still figure. */
export function svgTree(nodes: Nodes): ReactNode[] {
  return nodes.map((node, index) => {
    if (typeof node === 'string') return node;
    const {class: className, ...attributes} = node.attributes;
    return createElement(
      node.tag,
      // A drawing is redrawn whole: the place of a node is all the identity it has.
      {...attributes, className, key: index},
      ...svgTree(node.children),
    );
  });
}
