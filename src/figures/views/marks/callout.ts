import type {Point} from '../../geometry/point';
import {element, group, type SvgNode} from '../node';

/** Class of callouts, by which a scene is checked against its list. */
export const calloutClass = 'callout';

/** A number in a disc, as in the list under the figure. */
export const callout = (number: number, at: Point): SvgNode =>
  group(
    calloutClass,
    element('circle', {cx: at.x, cy: at.y, r: 8}),
    element('text', {x: at.x, y: at.y + 3.9}, String(number)),
  );
