import type {Heading, Root} from 'mdast';
import type {MdxJsxFlowElement} from 'mdast-util-mdx';
import {visit} from 'unist-util-visit';

/** The id that a heading has once Docusaurus has read it. */
function idOf({data}: Heading): string | undefined {
  const id = data && 'hProperties' in data ? (data.hProperties?.id as unknown) : undefined;
  return typeof id === 'string' ? id : undefined;
}

/**
 * Names each procedure after the heading above it, so that its steps have anchors:
 * `#outer-walls-step-3`. A second procedure under the same heading is `#outer-walls-2-step-3`.
 */
export default function remarkSteps(): (tree: Root) => void {
  return (tree) => {
    let heading: string | undefined;
    let procedures = 0;
    visit(tree, (node) => {
      if (node.type === 'heading') {
        heading = idOf(node);
        procedures = 0;
      }
      const element = node.type === 'mdxJsxFlowElement' ? (node as MdxJsxFlowElement) : undefined;
      if (element?.name !== 'Steps' || heading === undefined) {
        return;
      }
      procedures += 1;
      const value = procedures === 1 ? heading : `${heading}-${procedures}`;
      element.attributes.push({type: 'mdxJsxAttribute', name: 'anchor', value});
    });
  };
}
