import type {Node} from 'unist';
import {attributeText, elementsOf} from './elementsOf';
import {headingsOf} from './headingsOf';
import type {Page} from './Page';

/** A place of a page that a link can lead to. */
interface Anchor {
  readonly id: string;
  readonly node: Node;
}

/** The anchors written in a page: ids of headings and of components, in order. */
export function anchorsOf(page: Page): readonly Anchor[] {
  const headings = headingsOf(page).flatMap(({id, node}) => (id ? [{id, node}] : []));
  const elements = elementsOf(page).flatMap((node) => {
    const id = attributeText(node, 'id');
    return id ? [{id, node}] : [];
  });
  const offset = ({node}: Anchor) => node.position?.start.offset ?? 0;
  return [...headings, ...elements].sort((one, other) => offset(one) - offset(other));
}
