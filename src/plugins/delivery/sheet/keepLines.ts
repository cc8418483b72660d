import type {ChildNode, Root} from 'postcss';

const cut = /^(?:overflow|display|line-clamp|-webkit-line-clamp|-webkit-box-orient)$/;

/**
 * Leaves texts whole that upstream cuts after a few lines, as the labels of the sidebar: the end of
 * a label is what tells it from its neighbour. Written over instead, both would stand on every page.
 *
 * @param root any style sheet; those of this site stay as they are
 */
export function keepLines(root: Root): void {
  if (!root.source?.input.file?.includes('node_modules')) {
    return;
  }
  const isCut = (node: ChildNode): boolean => node.type === 'decl' && cut.test(node.prop);
  root.walkDecls('-webkit-line-clamp', ({parent}) => {
    for (const node of [...(parent?.nodes ?? [])].filter(isCut)) {
      node.remove();
    }
  });
}
