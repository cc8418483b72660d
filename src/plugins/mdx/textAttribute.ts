import type {MdxJsxFlowElement, MdxJsxTextElement} from 'mdast-util-mdx';

/** The string value of a tag's attribute, trimmed; empty when there is none. */
export function textAttribute(node: MdxJsxFlowElement | MdxJsxTextElement, name: string): string {
  const found = node.attributes.find(
    (attribute) => attribute.type === 'mdxJsxAttribute' && attribute.name === name,
  );
  return typeof found?.value === 'string' ? found.value.trim() : '';
}
