import {facts} from '../../product/facts';
import {type Point, point} from '../geometry/point';
import {type Polygon, rectangle} from '../geometry/polygon';
import type {Stair} from './plan';

/** How far the stair reaches on the plan: one tread fewer than it has risers. */
export const stairRunCm = ({risers, treadCm}: Stair): number => (risers - 1) * treadCm;

/** A point of the stair on the plan: so far from its foot, so far from its left side. */
export const stairPoint = ({foot}: Stair, alongCm: number, acrossCm: number): Point =>
  point(foot.x + acrossCm, foot.y - alongCm);

/** The rectangle of the stair on the plan, between two distances from its foot, in centimetres. */
export function stairOutline(stair: Stair, fromCm = 0, toCm = stairRunCm(stair)): Polygon {
  return rectangle(stairPoint(stair, fromCm, 0), stairPoint(stair, toCm, stair.widthCm));
}

/** One tread: how far its front edge lies from the foot, and how high it is. */
export interface Tread {
  readonly fromCm: number;
  readonly heightCm: number;
}

/** The treads, from the lowest. */
export const treads = ({risers, riserCm, treadCm}: Stair): Tread[] =>
  Array.from({length: risers - 1}, (_, index) => ({
    fromCm: index * treadCm,
    heightCm: (index + 1) * riserCm,
  }));

/** How far from the foot the stairwell must begin to keep the head clearance of the facts. */
export function openingStartCm(stair: Stair, ceilingHeightCm: number): number {
  const tooHigh = treads(stair).find(
    ({heightCm}) => ceilingHeightCm - heightCm < facts.headClearance.lengthCm,
  );
  return tooHigh ? tooHigh.fromCm : stairRunCm(stair);
}

/** The stairwell that a stair needs: from the first tread that would come too near the ceiling. */
export const stairwellFor = (stair: Stair, ceilingHeightCm: number): Polygon =>
  stairOutline(stair, openingStartCm(stair, ceilingHeightCm));
