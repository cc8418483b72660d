import type {MdxJsxFlowElement, MdxJsxTextElement} from 'mdast-util-mdx';

/** The text of an attribute of a tag, without spaces around it; empty when there is none. */
export function textAttribute(node: MdxJsxFlowElement | MdxJsxTextElement, name: string): string {
  const found = node.attributes.find(
    (attribute) => attribute.type === 'mdxJsxAttribute' && attribute.name === name,
  );
  return typeof found?.value === 'string' ? found.value.trim() : '';
}
