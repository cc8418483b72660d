import type {Root} from 'postcss';
import {layerOrder} from './layerOrder';

/**
 * Declares the layers of an inline style in the full sheet's order if what is left of them implies
 * another. The inline style comes first in the page, so its order still holds once the sheet loads.
 *
 * @param root what a page keeps of the sheet, changed in place
 * @param order the layers of the full sheet, from `layerOrder`
 */
export function keepLayerOrder(root: Root, order: readonly string[]): void {
  root.walkAtRules('layer', (layer) => {
    if (!layer.nodes) {
      layer.remove();
    }
  });
  const left = layerOrder(root);
  if (left.some((name, place) => name !== order[place])) {
    const last = Math.max(...left.map((name) => order.indexOf(name)));
    root.prepend(`@layer ${order.slice(0, last + 1).join(',')};`);
  }
}
