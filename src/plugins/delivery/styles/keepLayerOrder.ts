import type {Root} from 'postcss';
import {layerOrder} from './layerOrder';

/**
 * Names the layers of a style in the order of the whole sheet, where what is left of them would set
 * another: the style comes first, so its order is the one that holds once the sheet is there.
 *
 * @param root what a page keeps of the sheet, changed in place
 * @param order the layers of the whole sheet, as `layerOrder` gives them
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
