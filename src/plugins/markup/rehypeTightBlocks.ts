import type {Nodes, Root} from 'hast';
import type {MdxJsxFlowElement, MdxjsEsm} from 'mdast-util-mdx';
import {SKIP, visit} from 'unist-util-visit';

type Sibling = Nodes | MdxJsxFlowElement | MdxjsEsm;

/** Elements that begin on a line of their own, of those that Markdown and its callouts can make. */
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
 * Drops the line ends between blocks, which no browser shows: each would be a node of the page that
 * scripts look for as the page comes to life, and keep end tags in the page that HTML does without.
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
