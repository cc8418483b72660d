import {difference, type Geom, intersection, union} from 'polyclip-ts';
import {type Polygon, type Region, withoutStraightPoints} from './polygon';

/** Coordinates are rounded to this before they are combined, so that shared edges are shared. */
const precision = 1e4;

type Ring = [number, number][];

const toRing = (polygon: Polygon): Ring =>
  polygon.map(({x, y}) => [Math.round(x * precision), Math.round(y * precision)]);

const toPolygon = (ring: readonly (readonly [number, number])[]): Polygon =>
  withoutStraightPoints(ring.slice(0, -1).map(([x, y]) => ({x: x / precision, y: y / precision})));

function toRegions(result: ReturnType<typeof union>): Region[] {
  return result
    .map(([outline = [], ...holes]) => ({
      outline: toPolygon(outline),
      holes: holes.map(toPolygon).filter((hole) => hole.length > 2),
    }))
    .filter(({outline}) => outline.length > 2);
}

const regionToGeometry = ({outline, holes}: Region): Geom => [outline, ...holes].map(toRing);

/** The surface covered by at least one of the outlines. */
export function unite(polygons: readonly Polygon[]): Region[] {
  const [first, ...others] = polygons.map((polygon): Geom => [toRing(polygon)]);
  return first ? toRegions(union(first, ...others)) : [];
}

/** The surface covered by at least one of the regions. */
export function uniteRegions(regions: readonly Region[]): Region[] {
  const [first, ...others] = regions.map(regionToGeometry);
  return first ? toRegions(union(first, ...others)) : [];
}

/** What is left of the surfaces once the outlines are cut out of them. */
export function cut(regions: readonly Region[], polygons: readonly Polygon[]): Region[] {
  if (regions.length === 0 || polygons.length === 0) return [...regions];
  const [first, ...others] = regions.map(regionToGeometry) as [Geom, ...Geom[]];
  const subject = others.length > 0 ? (union(first, ...others) as Geom) : first;
  return toRegions(difference(subject, ...polygons.map((polygon): Geom => [toRing(polygon)])));
}

/** What is left of the surfaces once other surfaces are cut out of them. */
export function cutRegions(regions: readonly Region[], cutters: readonly Region[]): Region[] {
  if (regions.length === 0 || cutters.length === 0) return [...regions];
  const [first, ...others] = regions.map(regionToGeometry) as [Geom, ...Geom[]];
  const subject = others.length > 0 ? (union(first, ...others) as Geom) : first;
  return toRegions(difference(subject, ...cutters.map(regionToGeometry)));
}

/** The part of the surfaces inside the outline. */
export function clip(regions: readonly Region[], polygon: Polygon): Region[] {
  return regions.flatMap((region) =>
    toRegions(intersection(regionToGeometry(region), [toRing(polygon)])),
  );
}

/** An outline alone, as a surface without holes. */
export const region = (outline: Polygon): Region => ({outline, holes: []});
