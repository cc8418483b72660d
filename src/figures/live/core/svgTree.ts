import {createElement, type ReactNode} from 'react';
import type {Nodes} from '../../views/node';

/** Converts the nodes of a drawing to React elements; static figures serialise the same nodes. */
export function svgTree(nodes: Nodes): ReactNode[] {
  return nodes.map((node, index) => {
    if (typeof node === 'string') return node;
    const {class: className, ...attributes} = node.attributes;
    return createElement(
      node.tag,
      // The whole drawing is recomputed each time: a node has no identity other than its index.
      {...attributes, className, key: index},
      ...svgTree(node.children),
    );
  });
}
