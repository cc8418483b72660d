import {point} from '../../geometry/point';
import {element, type SvgNode} from '../node';
import {lineData} from '../pathData';

/** The ground line, hatched below. */
export function ground(fromX: number, toX: number, y: number): SvgNode {
  let hatches = '';
  for (let x = fromX + 6; x <= toX; x += 9) {
    hatches += lineData([point(x, y), point(x - 6, y + 6)]);
  }
  return element('path', {
    class: 'ground',
    d: lineData([point(fromX, y), point(toX, y)]) + hatches,
  });
}
