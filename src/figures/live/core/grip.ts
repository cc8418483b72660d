import type {Point} from '../../geometry/point';
import {element, type SvgNode} from '../../views/node';

/**
 * Something to take hold of: what is seen, under a disc that a finger can find. At 320 px wide a
 * disc of 32 units is wider than 24 px.
 */
export const grip = (name: string, {x, y}: Point, ...seen: SvgNode[]): SvgNode =>
  element(
    'g',
    {'data-grip': name},
    ...seen,
    element('circle', {class: 'grip', cx: x, cy: y, r: 16}),
  );
