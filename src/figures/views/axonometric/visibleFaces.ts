import {finish} from '../../finish';
import {cut, region, uniteRegions} from '../../geometry/booleans';
import type {Box} from '../../geometry/box';
import {convexOverlap, covers} from '../../geometry/convex';
import {type Frame, overlap} from '../../geometry/frame';
import {joinBoxes} from '../../geometry/joinBoxes';
import {type Polygon, type Region, regionArea} from '../../geometry/polygon';
import {type Side, sidesOf, silhouette} from './boxSides';
import type {Projection} from './projection';

/** A block and what it is made of. */
export interface Solid extends Box {
  readonly material: string;
  /** The material of single sides, where it differs. */
  readonly sides?: Partial<Readonly<Record<Side, string>>>;
}

/** What is seen of all the sides that lie in one plane and are made of one material. */
export interface VisibleFace {
  readonly side: Side;
  readonly material: string;
  /** The coordinate of the plane: z of a top, y of a south side, x of an east side. */
  readonly planeCm: number;
  readonly regions: readonly Region[];
}

/** Smaller than this, in square units, is dust of the computation. */
const dust = 0.08;

const bounds = (polygon: Polygon): Frame => ({
  min: {x: Math.min(...polygon.map(({x}) => x)), y: Math.min(...polygon.map(({y}) => y))},
  max: {x: Math.max(...polygon.map(({x}) => x)), y: Math.max(...polygon.map(({y}) => y))},
});

/** Without the outlines that lie behind another one; of two that are alike, the first stays. */
const withoutCovered = (outlines: readonly Polygon[]): Polygon[] =>
  outlines.filter(
    (outline, index) =>
      !outlines.some(
        (other, place) =>
          place !== index && covers(other, outline) && (place < index || !covers(outline, other)),
      ),
  );

/** Whether any part of `front` can stand between the eye and `back`. */
const canHide = (front: Box, back: Box): boolean =>
  front.max.x > back.min.x && front.max.y > back.min.y && front.max.z > back.min.z;

interface SeenSide {
  readonly side: Side;
  readonly planeCm: number;
  readonly parts: readonly Region[];
}

/** What is seen of one block behind others. */
function sidesSeen(solid: Solid, hiders: readonly Polygon[], project: Projection): SeenSide[] {
  const sides = Object.entries(sidesOf(solid)) as [Side, ReturnType<typeof sidesOf>[Side]][];
  return sides.flatMap(([side, {planeCm, outline}]) => {
    const drawn = outline.map(project);
    const near = hiders.filter((hider) => convexOverlap(hider, drawn));
    // Most sides are hidden by one block or by none: combining outlines takes far longer.
    if (near.some((hider) => covers(hider, drawn))) return [];
    const parts = cut([region(drawn)], withoutCovered(near)).filter(
      (part) => regionArea(part) > dust,
    );
    return parts.length > 0 ? [{side, planeCm, parts}] : [];
  });
}

/**
 * What `visibleFaces` tells, with a stop after each block and each surface, for a page that must
 * answer in between.
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
 * What the eye sees of blocks that do not overlap in space: each side minus whatever stands in
 * front of it, the sides of one plane and one material joined. No order of painting is needed.
 */
export const visibleFaces = (solids: readonly Solid[], project: Projection): VisibleFace[] =>
  finish(seeBlocks(solids, project));
