import {finish} from '../../finish';
import {cut, region, uniteRegions} from '../../geometry/booleans';
import type {Box} from '../../geometry/box';
import {convexOverlap, covers} from '../../geometry/convex';
import {type Frame, overlap} from '../../geometry/frame';
import {joinBoxes} from '../../geometry/joinBoxes';
import {type Polygon, type Region, regionArea} from '../../geometry/polygon';
import {type Side, sidesOf, silhouette} from './boxSides';
import type {Projection} from './projection';

/** A block and its material. */
export interface Solid extends Box {
  readonly material: string;
  /** Materials of individual sides, where they differ. */
  readonly sides?: Partial<Readonly<Record<Side, string>>>;
}

/** The visible parts of all the sides in one plane with one material. */
export interface VisibleFace {
  readonly side: Side;
  readonly material: string;
  /** The coordinate of the plane: z of a top, y of a south side, x of an east side. */
  readonly planeCm: number;
  readonly regions: readonly Region[];
}

/** Smaller areas, in square units, are rounding errors. */
const dust = 0.08;

const bounds = (polygon: Polygon): Frame => ({
  min: {x: Math.min(...polygon.map(({x}) => x)), y: Math.min(...polygon.map(({y}) => y))},
  max: {x: Math.max(...polygon.map(({x}) => x)), y: Math.max(...polygon.map(({y}) => y))},
});

/** Drops the outlines covered by another one; of two identical ones, the first stays. */
const withoutCovered = (outlines: readonly Polygon[]): Polygon[] =>
  outlines.filter(
    (outline, index) =>
      !outlines.some(
        (other, place) =>
          place !== index && covers(other, outline) && (place < index || !covers(outline, other)),
      ),
  );

/** Whether any part of `front` can hide a part of `back`. */
const canHide = (front: Box, back: Box): boolean =>
  front.max.x > back.min.x && front.max.y > back.min.y && front.max.z > back.min.z;

interface SeenSide {
  readonly side: Side;
  readonly planeCm: number;
  readonly parts: readonly Region[];
}

/** The visible parts of one block behind others. */
function sidesSeen(solid: Solid, hiders: readonly Polygon[], project: Projection): SeenSide[] {
  const sides = Object.entries(sidesOf(solid)) as [Side, ReturnType<typeof sidesOf>[Side]][];
  return sides.flatMap(([side, {planeCm, outline}]) => {
    const drawn = outline.map(project);
    const near = hiders.filter((hider) => convexOverlap(hider, drawn));
    // Most sides are hidden by one block or by none; this test is far cheaper than clipping
    // outlines.
    if (near.some((hider) => covers(hider, drawn))) return [];
    const parts = cut([region(drawn)], withoutCovered(near)).filter(
      (part) => regionArea(part) > dust,
    );
    return parts.length > 0 ? [{side, planeCm, parts}] : [];
  });
}

/**
 * Does the work of `visibleFaces`, yielding after each block and each surface so that the page
 * stays responsive.
 */
export function* seeBlocks(
  solids: readonly Solid[],
  project: Projection,
): Generator<undefined, VisibleFace[]> {
  const boxes = solids.map((solid) => bounds(silhouette(solid, project)));
  const faces = new Map<string, {face: Omit<VisibleFace, 'regions'>; parts: Region[]}>();
  for (const [index, solid] of solids.entries()) {
    const hiders = joinBoxes(
      solids.filter(
        (other, place) =>
          place !== index &&
          canHide(other, solid) &&
          overlap(boxes[place] as Frame, boxes[index] as Frame),
      ),
    ).map((hider) => silhouette(hider, project));
    for (const {side, planeCm, parts} of sidesSeen(solid, hiders, project)) {
      const material = solid.sides?.[side] ?? solid.material;
      const key = `${side} ${material} ${Math.round(planeCm * 10)}`;
      const known = faces.get(key) ?? {face: {side, material, planeCm}, parts: []};
      known.parts.push(...parts);
      faces.set(key, known);
    }
    yield;
  }
  const seen: VisibleFace[] = [];
  for (const {face, parts} of faces.values()) {
    const regions = uniteRegions(parts).filter((part) => regionArea(part) > dust);
    seen.push({...face, regions});
    yield;
  }
  return seen;
}

/**
 * The visible parts of blocks that do not overlap in space: each side minus whatever is in front of
 * it, with sides of the same plane and material merged. Since hidden parts are removed, the faces
 * can be painted in any order.
 */
export const visibleFaces = (solids: readonly Solid[], project: Projection): VisibleFace[] =>
  finish(seeBlocks(solids, project));
