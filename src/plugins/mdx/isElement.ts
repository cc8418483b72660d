import type {MdxJsxFlowElement, MdxJsxTextElement} from 'mdast-util-mdx';
import type {Node} from 'unist';

/** A tag in a page, standing alone or in running text. */
export function isElement(node: Node): node is MdxJsxFlowElement | MdxJsxTextElement {
  return node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement';
}
