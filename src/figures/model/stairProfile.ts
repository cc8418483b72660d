import {facts} from '../../product/facts';
import {type Point, point} from '../geometry/point';
import {type Polygon, rectangle} from '../geometry/polygon';
import type {Stair} from './plan';

/** The run of the stair on the plan, in centimetres: one tread fewer than it has risers. */
export const stairRunCm = ({risers, treadCm}: Stair): number => (risers - 1) * treadCm;

/** A point of the stair on the plan, by its distances from the foot and from the left side. */
export const stairPoint = ({foot}: Stair, alongCm: number, acrossCm: number): Point =>
  point(foot.x + acrossCm, foot.y - alongCm);

/** The rectangle of the stair on the plan, between two distances from its foot, in centimetres. */
export function stairOutline(stair: Stair, fromCm = 0, toCm = stairRunCm(stair)): Polygon {
  return rectangle(stairPoint(stair, fromCm, 0), stairPoint(stair, toCm, stair.widthCm));
}

/** One tread: the distance of its front edge from the foot, and its height. */
export interface Tread {
  readonly fromCm: number;
  readonly heightCm: number;
}

/** The treads, lowest first. */
export const treads = ({risers, riserCm, treadCm}: Stair): Tread[] =>
  Array.from({length: risers - 1}, (_, index) => ({
    fromCm: index * treadCm,
    heightCm: (index + 1) * riserCm,
  }));

/**
 * Distance from the foot at which the stairwell must begin, for the head clearance of the facts.
 */
export function openingStartCm(stair: Stair, ceilingHeightCm: number): number {
  const tooHigh = treads(stair).find(
    ({heightCm}) => ceilingHeightCm - heightCm < facts.headClearance.lengthCm,
  );
  return tooHigh ? tooHigh.fromCm : stairRunCm(stair);
}

/**
 * The stairwell that a stair needs: it begins at the first tread that would lack head clearance.
 */
export const stairwellFor = (stair: Stair, ceilingHeightCm: number): Polygon =>
  stairOutline(stair, openingStartCm(stair, ceilingHeightCm));
