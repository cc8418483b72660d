import {facts} from '../../../product/facts';
import {clip, cutRegions, region} from '../../geometry/booleans';
import {point} from '../../geometry/point';
import {contains, type Polygon, type Region, rectangle} from '../../geometry/polygon';
import {lawn, terrace} from '../../model/exampleHouse';

/** From the bottom up, in the recommended order. */
export const surfaceNames = ['lawn', 'path', 'terrace'] as const;
export type SurfaceName = (typeof surfaceNames)[number];

export type Levels = Readonly<Record<SurfaceName, number>>;

/** The outline of each surface: the path runs from under the terrace to the edge of the plot. */
export const outlines: Readonly<Record<SurfaceName, Polygon>> = {
  lawn: lawn.outline,
  path: rectangle(point(300, 800), point(880, 900)),
  terrace: terrace.outline,
};

/** The covering of each surface, in plan and in section, where nothing else tells them apart. */
export const coverings = {lawn: 'grass', path: 'paving', terrace: 'wood'} as const;

/** The line, from west to east, along which the section cuts and the railing runs. */
export const cutYCm = 885;
/** Level of the terrain below everything. */
const terrainCm = facts.terrainLevel.lengthCm;

const isAbove = (levels: Levels, a: SurfaceName, b: SurfaceName): boolean => levels[a] > levels[b];

/** The surfaces from lowest to highest; at the same level, in their usual order. */
export const fromBelow = (levels: Levels): SurfaceName[] =>
  [...surfaceNames].sort((a, b) => levels[a] - levels[b]);

/** The visible parts of a surface seen from above: higher surfaces are cut out. */
export function shownOf(levels: Levels, name: SurfaceName): Region[] {
  const higher = surfaceNames.filter((other) => isAbove(levels, other, name));
  return cutRegions(
    [region(outlines[name])],
    higher.map((other) => region(outlines[other])),
  );
}

/** Two surfaces at the same level, and where this is visible. */
interface Fight {
  readonly names: readonly [SurfaceName, SurfaceName];
  readonly regions: readonly Region[];
}

/** Where surfaces at the same level overlap: in 3D they flicker (z-fighting). */
export function fights(levels: Levels): Fight[] {
  return surfaceNames.flatMap((name, index) =>
    surfaceNames.slice(index + 1).flatMap((other): Fight[] => {
      if (levels[name] !== levels[other]) return [];
      const regions = clip(shownOf(levels, name), outlines[other]);
      return regions.length > 0 ? [{names: [name, other], regions}] : [];
    }),
  );
}

/** A stretch of one surface along the cut, from the surface below it up to its own level. */
export interface Layer {
  readonly name: SurfaceName | 'terrain';
  readonly fromXCm: number;
  readonly toXCm: number;
  readonly fromCm: number;
  readonly toCm: number;
}

/** What the section cuts, from west to east and from the bottom up. */
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

/** A stretch of the surface on top, on which a railing can rest. */
export interface Support {
  readonly name: SurfaceName;
  readonly fromXCm: number;
  readonly toXCm: number;
  readonly levelCm: number;
}

/** The supports of a railing along the cut, from west to east. */
export function supportsOf(levels: Levels, fromXCm: number, toXCm: number): Support[] {
  const tops = new Map<string, Support>();
  for (const {name, ...layer} of layersAlongCut(levels)) {
    const [from, to] = [Math.max(fromXCm, layer.fromXCm), Math.min(toXCm, layer.toXCm)];
    if (name === 'terrain' || from >= to) continue;
    // Layers are ordered bottom up: the last one of a stretch is its top.
    tops.set(`${from}`, {name, fromXCm: from, toXCm: to, levelCm: layer.toCm});
  }
  return [...tops.values()];
}
