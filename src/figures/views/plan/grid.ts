import {element, type SvgNode} from '../node';
import {lineData} from '../pathData';

/** Graph paper behind a plan; with a step of one metre of the plan, each square is one metre. */
export function grid(
  widthUnits: number,
  heightUnits: number,
  stepUnits: number,
  startX: number,
  startY: number,
): SvgNode {
  let d = '';
  for (let x = startX % stepUnits; x < widthUnits; x += stepUnits) {
    d += lineData([
      {x, y: 0},
      {x, y: heightUnits},
    ]);
  }
  for (let y = startY % stepUnits; y < heightUnits; y += stepUnits) {
    d += lineData([
      {x: 0, y},
      {x: widthUnits, y},
    ]);
  }
  return element('path', {class: 'grid', d});
}
