import type {Point} from '../../geometry/point';
import type {Stair} from '../../model/plan';
import {stairOutline, stairPoint, stairRunCm} from '../../model/stairProfile';
import {element, group, type SvgNode} from '../node';
import {lineData, polygonData} from '../pathData';
import type {Place} from '../place';

/** A stair seen from above: its outline, its treads, and an arrow in the direction of climb. */
export function stairLayer(stair: Stair, place: Place, className = 'stair'): SvgNode {
  const runCm = stairRunCm(stair);
  const at = (alongCm: number, acrossCm: number): Point =>
    place(stairPoint(stair, alongCm, acrossCm));
  const lines = Array.from({length: stair.risers - 2}, (_, index) => {
    const alongCm = (index + 1) * stair.treadCm;
    return lineData([at(alongCm, 0), at(alongCm, stair.widthCm)]);
  });
  const middleCm = stair.widthCm / 2;
  const [foot, top] = [at(stair.treadCm / 2, middleCm), at(runCm - 8, middleCm)];
  const head = [at(runCm - 30, middleCm - 13), top, at(runCm - 30, middleCm + 13)];
  return group(
    className,
    element('path', {d: polygonData(stairOutline(stair).map(place)) + lines.join('')}),
    element('path', {class: 'climb', d: lineData([foot, top]) + lineData(head)}),
    element('circle', {class: 'foot', cx: foot.x, cy: foot.y, r: 1.8}),
  );
}
