import type {Point} from '../../geometry/point';
import {element, group, type SvgNode} from '../node';
import {lineData} from '../pathData';

/** The class that marks callouts, so that a scene can be checked against its list. */
export const calloutClass = 'callout';

/**
 * A number in a disc, the same as in the list under the figure.
 *
 * @param target where a thin line leads, when the disc stands beside what it names
 */
export function callout(number: number, at: Point, target?: Point): SvgNode {
  const disc = [
    element('circle', {cx: at.x, cy: at.y, r: 8}),
    element('text', {x: at.x, y: at.y + 3.9}, String(number)),
  ];
  return target
    ? group(
        calloutClass,
        element('path', {d: lineData([at, target])}),
        element('circle', {class: 'tip', cx: target.x, cy: target.y, r: 1.8}),
        ...disc,
      )
    : group(calloutClass, ...disc);
}
