import type {Opening, Wall} from '../../model/plan';
import {wallSolids} from '../../model/wallSolids';
import {element, type SvgNode} from '../node';
import {regionData} from '../pathData';
import {type Place, placeRegion} from '../place';

/** Walls in solid ink, with corners filled and openings cut out. */
export function wallLayer(
  walls: readonly Wall[],
  openings: readonly Opening[],
  place: Place,
  className = 'wall',
): SvgNode {
  const solids = wallSolids(walls, openings).map((solid) => placeRegion(solid, place));
  return element('path', {class: className, d: regionData(solids)});
}
