import type {Root} from 'hast';
import {visit} from 'unist-util-visit';

/**
 * Converts the alignment of table columns to a class: the site's style policy refuses the `style`
 * attribute that MDX would write.
 */
export default function rehypeTableAlign(): (tree: Root) => void {
  return (tree) => {
    visit(tree, 'element', ({tagName, properties}) => {
      if ((tagName === 'th' || tagName === 'td') && typeof properties.align === 'string') {
        properties.className = [`align-${properties.align}`];
        properties.align = undefined;
      }
    });
  };
}
