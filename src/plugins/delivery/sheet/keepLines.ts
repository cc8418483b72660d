import type {ChildNode, Root} from 'postcss';

const cut = /^(?:overflow|display|line-clamp|-webkit-line-clamp|-webkit-box-orient)$/;

/**
 * Removes upstream's `line-clamp`: the end of a sidebar label is what distinguishes it from its
 * neighbour. Overriding it instead would put both declarations into every page.
 *
 * @param root any style sheet; those of this site are left unchanged
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
