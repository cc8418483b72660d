import {difference, type Geom, intersection, setPrecision, union} from 'polyclip-ts';
import {type Polygon, type Region, withoutStraightPoints} from './polygon';

/**
 * Coordinates are rounded to 1/precision cm before clipping, so that shared edges coincide exactly.
 */
const precision = 1e4;

/**
 * Rounded coordinates closer than this are equal for the clipper. Without it, the clipper misses
 * crossings that it computed itself on slanting edges, and throws.
 */
const sameWithin = 1e-6;

type Ring = [number, number][];
type MultiPolygon = ReturnType<typeof union>;

const toRing = (polygon: Polygon): Ring =>
  polygon.map(({x, y}) => [Math.round(x * precision), Math.round(y * precision)]);

const toPolygon = (ring: readonly (readonly [number, number])[]): Polygon =>
  withoutStraightPoints(ring.slice(0, -1).map(([x, y]) => ({x: x / precision, y: y / precision})));

/**
 * Runs one operation with a fresh precision: otherwise the clipper accumulates the coordinates of
 * every earlier operation.
 */
function clipped(operate: typeof union, first: Geom, others: readonly Geom[]): MultiPolygon {
  setPrecision(sameWithin);
  return operate(first, ...others);
}

function toRegions(result: MultiPolygon): Region[] {
  return result
    .map(([outline = [], ...holes]) => ({
      outline: toPolygon(outline),
      holes: holes.map(toPolygon).filter((hole) => hole.length > 2),
    }))
    .filter(({outline}) => outline.length > 2);
}

const regionToGeometry = ({outline, holes}: Region): Geom => [outline, ...holes].map(toRing);

const united = ([first, ...others]: readonly Geom[]): MultiPolygon =>
  first ? clipped(union, first, others) : [];

/** The surface covered by at least one of the outlines. */
export const unite = (polygons: readonly Polygon[]): Region[] =>
  toRegions(united(polygons.map((polygon): Geom => [toRing(polygon)])));

/** The surface covered by at least one of the regions. */
export const uniteRegions = (regions: readonly Region[]): Region[] =>
  toRegions(united(regions.map(regionToGeometry)));

function cutGeometry(regions: readonly Region[], cutters: readonly Geom[]): Region[] {
  const [first, ...others] = regions.map(regionToGeometry);
  if (!first || cutters.length === 0) return [...regions];
  const subject = others.length > 0 ? clipped(union, first, others) : first;
  return toRegions(clipped(difference, subject, cutters));
}

/** What is left of the surfaces once the outlines are cut out of them. */
export const cut = (regions: readonly Region[], polygons: readonly Polygon[]): Region[] =>
  cutGeometry(
    regions,
    polygons.map((polygon) => [toRing(polygon)]),
  );

/** What is left of the surfaces once other surfaces are cut out of them. */
export const cutRegions = (regions: readonly Region[], cutters: readonly Region[]): Region[] =>
  cutGeometry(regions, cutters.map(regionToGeometry));

/** The part of the surfaces inside the outline. */
export function clip(regions: readonly Region[], polygon: Polygon): Region[] {
  return regions.flatMap((region) =>
    toRegions(clipped(intersection, regionToGeometry(region), [[toRing(polygon)]])),
  );
}

/** An outline alone, as a surface without holes. */
export const region = (outline: Polygon): Region => ({outline, holes: []});
