import type {Point} from '../../geometry/point';
import {element, group, type SvgNode} from '../node';

/** A person 1.75 m tall, for scale. */
export function person(feet: Point, unitsPerCm: number): SvgNode {
  const at = (cm: number): number => cm * unitsPerCm;
  const {x, y} = feet;
  const head = at(12);
  return group(
    'person',
    element('circle', {cx: x, cy: y - at(175) + head, r: head}),
    element('path', {
      d: `M${r(x - at(21))} ${r(y - at(128))}q0${r(-at(18))} ${r(at(21))}${r(-at(18))}t${r(at(21))} ${r(at(18))}l${r(-at(4))} ${r(at(52))}h${r(-at(4))}L${r(x + at(10))} ${r(y)}H${r(x - at(10))}L${r(x - at(13))} ${r(y - at(76))}h${r(-at(4))}Z`,
    }),
  );
}

const r = (value: number): number => Math.round(value * 10) / 10;
