import type {Furniture} from '../../model/plan';
import {element, group, type SvgNode} from '../node';
import {lineData} from '../pathData';
import type {Projection} from './projection';

/** A tree: a trunk and a round crown, always in front of what is drawn before it. */
export function treeNode(
  {centre, widthCm, heightCm}: Furniture,
  floorCm: number,
  project: Projection,
  unitsPerCm: number,
): SvgNode {
  const foot = project({...centre, z: floorCm});
  const crown = project({...centre, z: floorCm + heightCm - widthCm / 2});
  const r = (widthCm / 2) * unitsPerCm;
  return group(
    'tree',
    element('path', {class: 'trunk', d: lineData([foot, crown])}),
    element('circle', {cx: crown.x, cy: crown.y, r}),
    element('circle', {class: 'core', cx: crown.x - r * 0.2, cy: crown.y - r * 0.2, r: r * 0.6}),
  );
}
