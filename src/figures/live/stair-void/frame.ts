import {type Point, point} from '../../geometry/point';
import {sectionPlace} from '../../views/section/sectionSolids';

export const unitsPerCm = 0.45;
const leftUnits = 18;
export const [widthUnits, heightUnits] = [322, 318] as const;

/**
 * The plan is rotated, with east at the top, so that each point is directly above itself in the
 * section.
 */
export const planPlace = ({x, y}: Point): Point =>
  point(leftUnits + 5 + y * unitsPerCm, 108 - x * unitsPerCm);
export const place = sectionPlace(unitsPerCm, point(leftUnits + 5, 300));

/** How far south a point of the drawing is. */
export const southCmAt = (at: Point): number => (at.x - leftUnits - 5) / unitsPerCm;
