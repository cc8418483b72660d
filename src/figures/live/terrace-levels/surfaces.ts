import {facts} from '../../../product/facts';
import {clip, cutRegions, region} from '../../geometry/booleans';
import {point} from '../../geometry/point';
import {contains, type Polygon, type Region, rectangle} from '../../geometry/polygon';
import {lawn, terrace} from '../../model/exampleHouse';

/** From the bottom up, as they should lie. */
export const surfaceNames = ['lawn', 'path', 'terrace'] as const;
export type SurfaceName = (typeof surfaceNames)[number];

export type Levels = Readonly<Record<SurfaceName, number>>;

/** What each surface covers: the path leads from under the terrace to the edge of the plot. */
export const outlines: Readonly<Record<SurfaceName, Polygon>> = {
  lawn: lawn.outline,
  path: rectangle(point(300, 800), point(880, 900)),
  terrace: terrace.outline,
};

/** What each one is made of, from above and in section: there nothing else tells them apart. */
export const coverings = {lawn: 'grass', path: 'paving', terrace: 'wood'} as const;

/** The line, from west to east, where the section cuts and the railing stands. */
export const cutYCm = 885;
/** The level of the ground under everything. */
const terrainCm = facts.terrainLevel.lengthCm;

const isAbove = (levels: Levels, a: SurfaceName, b: SurfaceName): boolean => levels[a] > levels[b];

/** The surfaces from the lowest to the highest; those of one level stay in their usual order. */
export const fromBelow = (levels: Levels): SurfaceName[] =>
  [...surfaceNames].sort((a, b) => levels[a] - levels[b]);

/** What is seen of a surface from above, once those that lie higher are cut out of it. */
export function shownOf(levels: Levels, name: SurfaceName): Region[] {
  const higher = surfaceNames.filter((other) => isAbove(levels, other, name));
  return cutRegions(
    [region(outlines[name])],
    higher.map((other) => region(outlines[other])),
  );
}

/** Two surfaces at one level, and where it shows. */
interface Fight {
  readonly names: readonly [SurfaceName, SurfaceName];
  readonly regions: readonly Region[];
}

/** Where surfaces of one level lie one over the other: in 3D they flicker. */
export function fights(levels: Levels): Fight[] {
  return surfaceNames.flatMap((name, index) =>
    surfaceNames.slice(index + 1).flatMap((other): Fight[] => {
      if (levels[name] !== levels[other]) return [];
      const regions = clip(shownOf(levels, name), outlines[other]);
      return regions.length > 0 ? [{names: [name, other], regions}] : [];
    }),
  );
}

/** One surface along the cut, between two places, from the one under it up to its level. */
export interface Layer {
  readonly name: SurfaceName | 'terrain';
  readonly fromXCm: number;
  readonly toXCm: number;
  readonly fromCm: number;
  readonly toCm: number;
}

/** What the section cuts, from west to east and from below. */
export function layersAlongCut(levels: Levels): Layer[] {
  const stops = [...new Set(surfaceNames.flatMap((name) => outlines[name].map(({x}) => x)))].sort(
    (a, b) => a - b,
  );
  return stops.slice(1).flatMap((toXCm, index) => {
    const fromXCm = stops[index] as number;
    const middle = point((fromXCm + toXCm) / 2, cutYCm);
    const here = fromBelow(levels).filter((name) => contains(outlines[name], middle));
    const ground: Layer = {name: 'terrain', fromXCm, toXCm, fromCm: terrainCm - 6, toCm: terrainCm};
    const stacked = here.map((name, order): Layer => {
      const under = here[order - 1];
      const fromCm = under ? levels[under] : terrainCm;
      return {name, fromXCm, toXCm, fromCm, toCm: levels[name]};
    });
    return [ground, ...stacked];
  });
}

/** Where a railing rests: the surface that lies on top, stretch by stretch. */
export interface Support {
  readonly name: SurfaceName;
  readonly fromXCm: number;
  readonly toXCm: number;
  readonly levelCm: number;
}

/** What carries a railing along the cut, from west to east. */
export function supportsOf(levels: Levels, fromXCm: number, toXCm: number): Support[] {
  const tops = new Map<string, Support>();
  for (const {name, ...layer} of layersAlongCut(levels)) {
    const [from, to] = [Math.max(fromXCm, layer.fromXCm), Math.min(toXCm, layer.toXCm)];
    if (name === 'terrain' || from >= to) continue;
    // Layers come from below: the last one of a stretch is its top.
    tops.set(`${from}`, {name, fromXCm: from, toXCm: to, levelCm: layer.toCm});
  }
  return [...tops.values()];
}
