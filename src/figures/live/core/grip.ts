import type {Point} from '../../geometry/point';
import {element, type SvgNode} from '../../views/node';

const held =
  (className: string) =>
  (name: string, {x, y}: Point, ...seen: SvgNode[]): SvgNode =>
    element(
      'g',
      {'data-grip': name},
      ...seen,
      element('circle', {class: className, cx: x, cy: y, r: 17}),
    );

/**
 * Something to take hold of: what is seen, under a disc that a finger can find. At 320 px wide a
 * disc of 34 units is wider than 24 px.
 */
export const grip = held('grip');

/** A grip that moves sideways only: a finger that swipes up or down on it means the page. */
export const sidewaysGrip = held('grip loose');
