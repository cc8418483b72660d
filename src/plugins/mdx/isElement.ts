import type {MdxJsxFlowElement, MdxJsxTextElement} from 'mdast-util-mdx';
import type {Node} from 'unist';

/** Whether a node is a component or tag, block or inline. */
export function isElement(node: Node): node is MdxJsxFlowElement | MdxJsxTextElement {
  return node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement';
}
