import type {Root} from 'postcss';

/** Drops empty rules, layers and conditions. */
export function dropEmpty(root: Root): void {
  let hasDropped = true;
  while (hasDropped) {
    hasDropped = false;
    root.walk((node) => {
      if ((node.type === 'rule' || node.type === 'atrule') && node.nodes?.length === 0) {
        node.remove();
        hasDropped = true;
      }
    });
  }
}
