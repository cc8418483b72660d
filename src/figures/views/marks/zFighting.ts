import {element, type SvgNode} from '../node';

/** A zigzag along a horizontal line: two surfaces at the same level, which flicker (z-fighting). */
export function zFighting(fromX: number, toX: number, y: number): SvgNode {
  let d = `M${fromX} ${y}`;
  for (let x = fromX; x < toX; x += 12) d += 'l6-5l6 5';
  return element('path', {class: 'clash', d});
}
