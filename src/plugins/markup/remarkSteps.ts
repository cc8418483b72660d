import type {Heading, Root} from 'mdast';
import type {MdxJsxFlowElement} from 'mdast-util-mdx';
import {toString as textOf} from 'mdast-util-to-string';
import {visit} from 'unist-util-visit';

/** The id that Docusaurus has given a heading. */
function idOf({data}: Heading): string | undefined {
  const id = data && 'hProperties' in data ? (data.hProperties?.id as unknown) : undefined;
  return typeof id === 'string' ? id : undefined;
}

/**
 * Names each procedure after the heading above it, so that its steps have anchors:
 * `#outer-walls-step-3`. A second procedure under the same heading has `#outer-walls-2-step-3`. The
 * heading's text lets screen reader users tell the first steps of a page apart.
 */
export default function remarkSteps(): (tree: Root) => void {
  return (tree) => {
    let above: {readonly id: string; readonly words: string} | undefined;
    let procedures = 0;
    visit(tree, (node) => {
      if (node.type === 'heading') {
        const id = idOf(node);
        above = id === undefined ? undefined : {id, words: textOf(node)};
        procedures = 0;
      }
      const element = node.type === 'mdxJsxFlowElement' ? (node as MdxJsxFlowElement) : undefined;
      if (element?.name !== 'Steps' || above === undefined) {
        return;
      }
      procedures += 1;
      const anchor = procedures === 1 ? above.id : `${above.id}-${procedures}`;
      for (const [name, value] of Object.entries({anchor, heading: above.words})) {
        element.attributes.push({type: 'mdxJsxAttribute', name, value});
      }
    });
  };
}
