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
 * A drag handle: the visible mark under a transparent disc large enough for a finger. At a width of
 * 320 px, a disc of 34 units is more than 24 px wide.
 */
export const grip = held('grip');

/** A handle that only moves sideways: a finger that swipes up or down on it scrolls the page. */
export const sidewaysGrip = held('grip loose');
