import type {Language} from '../../../product/language';
import {unite} from '../../geometry/booleans';
import {clipSegment} from '../../geometry/clipSegment';
import {point} from '../../geometry/point';
import {rectangle} from '../../geometry/polygon';
import type {Segment} from '../../geometry/segment';
import {bad, good, roundHandle} from '../../views/marks/hints';
import {text} from '../../views/marks/text';
import {zFighting} from '../../views/marks/zFighting';
import {element, group, type SvgNode} from '../../views/node';
import {lineData, regionData} from '../../views/pathData';
import {grip} from '../core/grip';
import {inSection, levelLineUnits, widthUnits} from './frame';
import {type Garden, railingLengthCm, supports, unsupportedCm} from './model';
import {
  coverings,
  cutYCm,
  fights,
  type Layer,
  layersAlongCut,
  type SurfaceName,
  surfaceNames,
} from './surfaces';
import {words} from './words';

/** Position of the handle of each surface, as far apart as possible. */
const handleXCm: Readonly<Record<SurfaceName, number>> = {lawn: -40, path: 640, terrace: 130};
/** Drawn height of the railing, not to the scale of the surfaces. */
const railingUnits = 38;

/** The section line in plan, longer than everything on it. */
const cut: Segment = {start: point(-1000, cutYCm), end: point(2000, cutYCm)};

function layerNodes(layers: readonly Layer[]): SvgNode[] {
  return (['terrain', ...surfaceNames] as const).map((name) => {
    const parts = layers
      .filter((layer) => layer.name === name && layer.toCm > layer.fromCm)
      .map(({fromXCm, toXCm, fromCm, toCm}) =>
        rectangle(inSection(fromXCm, fromCm), inSection(toXCm, toCm)),
      );
    const d = regionData(unite(parts));
    return name === 'terrain'
      ? element('path', {class: 'earth', d})
      : group(coverings[name], element('path', {d}));
  });
}

/**
 * Z-fighting zigzags where the two topmost surfaces along the cut are at the same level; a fight
 * hidden below another surface is not drawn.
 */
function zFightingMarks({levels}: Garden): SvgNode[] {
  return fights(levels).flatMap(({names, regions}) =>
    regions
      .flatMap((shown) => clipSegment(cut, shown))
      .map(({start, end}) => {
        const level = levels[names[0]];
        const [from, to] = [inSection(start.x, level), inSection(end.x, level)];
        return zFighting(from.x, to.x - 8, from.y);
      }),
  );
}

/** The railing on its supports; dashed in mid-air when part of it has none. */
function railing(garden: Garden, language: Language): SvgNode[] {
  const {railingCm} = garden;
  const missing = unsupportedCm(garden);
  const last = supports(garden).at(-1);
  const endCm = railingCm + railingLengthCm;
  const nothing = {fromXCm: endCm - missing, toXCm: endCm, levelCm: last?.levelCm ?? 0};
  const stretches = missing > 0 ? [...supports(garden), nothing] : supports(garden);
  const d = stretches.map(({fromXCm, toXCm, levelCm}) => {
    const [from, to] = [inSection(fromXCm, levelCm), inSection(toXCm, levelCm)];
    const top = from.y - railingUnits;
    const count = Math.max(1, Math.round((to.x - from.x) / 9));
    const uprights = Array.from({length: count - 1}, (_, index) => {
      const x = from.x + ((index + 1) * (to.x - from.x)) / count;
      return lineData([point(x, from.y - 4), point(x, top)]);
    });
    const rail = [from, point(from.x, top), point(to.x, top), to];
    return lineData(rail) + uprights.join('');
  });
  const topCm = Math.max(...stretches.map(({levelCm}) => levelCm));
  const middle = inSection(railingCm + railingLengthCm / 2, topCm);
  const badge = point(middle.x, middle.y - railingUnits - 14);
  return [
    element('path', {class: missing > 0 ? 'missing-railing' : 'upright', d: d.join('')}),
    ...(missing > 0
      ? [
          bad(badge),
          text(
            words.nothing[language],
            // Clear of the label of the ground, which is above it to the left.
            point(widthUnits - 2, levelLineUnits),
            'warn end',
          ),
        ]
      : [good(badge)]),
  ];
}

/**
 * What can be dragged: each surface vertically by its handle, and the whole railing horizontally.
 */
export function sectionHolds(garden: Garden): SvgNode[] {
  const {levels, railingCm} = garden;
  const from = inSection(railingCm, 0);
  const to = inSection(railingCm + railingLengthCm, 0);
  const topCm = Math.max(...supports(garden).map(({levelCm}) => levelCm), 0);
  const top = inSection(0, topCm).y - railingUnits;
  return [
    element('rect', {
      class: 'grip loose',
      'data-grip': 'railing',
      x: from.x,
      y: top,
      width: to.x - from.x,
      height: railingUnits - 4,
    }),
    ...surfaceNames.map((name) => {
      const at = inSection(handleXCm[name], levels[name]);
      return grip(name, at, roundHandle(at));
    }),
  ];
}

/** The section along the edge of the terrace, looking north. */
export function sectionView(garden: Garden, language: Language): SvgNode[] {
  const east = inSection(880, 0);
  // A leader down the side of the drawing to the label of the ground: next to the line, surfaces
  // and railing would get in the way.
  const sideUnits = 2;
  const [west, end] = [point(sideUnits, east.y), point(sideUnits, levelLineUnits - 13)];
  return [
    ...layerNodes(layersAlongCut(garden.levels)),
    ...zFightingMarks(garden),
    element('path', {class: 'axis', d: lineData([east, west, end])}),
    text(words.indoors[language], point(4, levelLineUnits), 'dim-text start'),
    ...railing(garden, language),
  ];
}
