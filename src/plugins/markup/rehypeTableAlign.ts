import type {Root} from 'hast';
import {visit} from 'unist-util-visit';

/**
 * Turns the alignment of table columns into a class: the `style` attribute that MDX would write is
 * refused by the site's style policy.
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
