import type {Nodes, Root} from 'hast';
import type {MdxJsxFlowElement, MdxjsEsm} from 'mdast-util-mdx';
import {SKIP, visit} from 'unist-util-visit';

type Sibling = Nodes | MdxJsxFlowElement | MdxjsEsm;

/** Block elements among those that Markdown and callouts can produce. */
const blocks = new Set(
  'admonition blockquote dd details div dl dt figure h1 h2 h3 h4 h5 h6 hr li ol p pre section summary table tbody td tfoot th thead tr ul'.split(
    ' ',
  ),
);

function isBlock(node: Sibling | undefined): boolean {
  return (
    node?.type === 'mdxJsxFlowElement' ||
    node?.type === 'mdxjsEsm' ||
    (node?.type === 'element' && blocks.has(node.tagName))
  );
}

/**
 * Drops line breaks between blocks, which are not rendered. Each would be a text node to match
 * during hydration, and would keep optional end tags from being omitted.
 */
export default function rehypeTightBlocks(): (tree: Root) => void {
  return (tree) => {
    visit(tree, 'text', ({value}, index, parent) => {
      if (index === undefined || !parent || !/^\n+$/.test(value)) {
        return undefined;
      }
      const siblings: readonly Sibling[] = parent.children;
      const near = [siblings[index - 1], siblings[index + 1]].filter(Boolean);
      if (near.length === 0 || !near.every(isBlock)) {
        return undefined;
      }
      parent.children.splice(index, 1);
      return [SKIP, index];
    });
  };
}
