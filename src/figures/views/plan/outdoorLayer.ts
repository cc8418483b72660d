import {region} from '../../geometry/booleans';
import {clipSegment} from '../../geometry/clipSegment';
import type {Segment} from '../../geometry/segment';
import type {OutdoorArea} from '../../model/plan';
import {element, group, type SvgNode} from '../node';
import {polygonData, segmentsData} from '../pathData';
import type {Place} from '../place';

/** The joints of the covering: boards or slabs, `stepCm` apart. */
function pattern({outline, covering}: OutdoorArea): Segment[] {
  const xs = outline.map(({x}) => x);
  const ys = outline.map(({y}) => y);
  const [left, right, top, bottom] = [
    Math.min(...xs),
    Math.max(...xs),
    Math.min(...ys),
    Math.max(...ys),
  ];
  const lines: Segment[] = [];
  const vertical = covering === 'paving';
  const stepCm = covering === 'wood' ? 29 : 60;
  if (covering !== 'wood' && covering !== 'paving') return [];
  for (let y = top + stepCm; y < bottom - 1; y += stepCm) {
    lines.push({start: {x: left - 1, y}, end: {x: right + 1, y}});
  }
  for (let x = left + stepCm; vertical && x < right - 1; x += stepCm) {
    lines.push({start: {x, y: top - 1}, end: {x, y: bottom + 1}});
  }
  return lines.flatMap((line) => clipSegment(line, region(outline)));
}

/** An outdoor area with its covering. */
export function outdoorLayer(areas: readonly OutdoorArea[], place: Place): SvgNode[] {
  return areas.map((area) => {
    const lines = pattern(area).map(({start, end}) => ({start: place(start), end: place(end)}));
    const surface = element('path', {d: polygonData(area.outline.map(place))});
    return lines.length > 0
      ? group(area.covering, surface, element('path', {class: 'joints', d: segmentsData(lines)}))
      : group(area.covering, surface);
  });
}
