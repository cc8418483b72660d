import {facts} from '../../../product/facts';
import type {Language} from '../../../product/language';
import {type Point, point} from '../../geometry/point';
import {groundFloor, upperFloor} from '../../model/exampleHouse';
import type {Level, Opening, Wall} from '../../model/plan';
import {stairPoint, stairRunCm, treads} from '../../model/stairProfile';
import {dimension} from '../../views/marks/dimension';
import {bad, good, roundHandle} from '../../views/marks/hints';
import {text} from '../../views/marks/text';
import {element, group, type SvgNode} from '../../views/node';
import {lineData, polygonData, regionData} from '../../views/pathData';
import {placeRegion} from '../../views/place';
import {stairLayer} from '../../views/plan/stairLayer';
import {wallLayer} from '../../views/plan/wallLayer';
import {person} from '../../views/section/person';
import {sectionSolids, stairSection} from '../../views/section/sectionSolids';
import {metres} from '../../views/words';
import {sidewaysGrip} from '../core/grip';
import type {LiveDrawing} from '../core/Machine';
import {clearance} from './clearance';
import {heightUnits, place, planPlace, unitsPerCm, widthUnits} from './frame';
import {
  canStand,
  gapCm,
  isBlocked,
  isUsable,
  type StairDesign,
  type StairState,
  stairOf,
  stairwell,
  storeyCm,
  tightest,
  topCm,
} from './model';
import {verdictOf, words} from './words';

const cutX = 55;
/** Enough of the upper walls to be recognisable. */
const upperCm = 60;

const wall = (id: string, start: Point, end: Point): Wall => ({
  id,
  start,
  end,
  thicknessCm: facts.outerWallThickness.lengthCm,
  heightCm: facts.wallHeight.lengthCm,
});
/** The landing: the part of the upper floor around the stair. */
const landing: readonly Wall[] = [
  wall('west', point(0, 600), point(0, 0)),
  wall('north', point(0, 0), point(205, 0)),
  wall('south', point(205, 600), point(0, 600)),
];

const uncut: readonly Opening[] = [];

/** The walls of the landing in the plan, which do not change with the design. */
export const landingLayer = (): SvgNode => wallLayer(landing, uncut, planPlace);

function levelsOf(design: StairDesign): readonly [Level, Level] {
  const {ceilingCm, slabCm} = design;
  const lower = {...groundFloor, ceilingHeightCm: ceilingCm, slabCm};
  const upper = {
    ...upperFloor,
    elevationCm: ceilingCm + slabCm,
    ceilingHeightCm: upperCm,
    stairwells: [stairwell(design)],
  };
  return [lower, upper];
}

function plan(design: StairDesign): SvgNode[] {
  const outline = stairwell(design).map(planPlace);
  return [
    landingLayer(),
    element('path', {class: 'void', d: polygonData(outline)}),
    stairLayer(stairOf(design), planPlace, 'ghost-stair'),
    element('path', {class: 'outline', d: polygonData(outline)}),
  ];
}

/**
 * A person on the step with the least head clearance, or on the first one, with the clearance if
 * something is above.
 */
function walker(design: StairDesign, language: Language): SvgNode[] {
  const stair = stairOf(design);
  const found = tightest(design);
  const tread = found?.tread ?? treads(stair)[0];
  if (!tread) return [];
  const middleCm = stairPoint(stair, tread.fromCm + stair.treadCm / 2, 0).y;
  const at = (z: number): Point => place(point(middleCm, z));
  const step = at(tread.heightCm);
  return [
    ...(canStand(design) ? [person(step, unitsPerCm)] : []),
    ...(found && !isBlocked(design)
      ? clearance(at(design.ceilingCm), step, middleCm, metres(found.clearanceCm, language))
      : []),
  ];
}

/** The gap before the upper floor, if any; its size is in the verdict. */
function gap(design: StairDesign): SvgNode[] {
  const [floor, step] = [design.voidCm, topCm(design)].map((y) =>
    place(point(y, storeyCm(design))),
  );
  return gapCm(design) > 0 && floor && step ? [dimension(floor, step, -6, '')] : [];
}

function section(design: StairDesign, language: Language): SvgNode[] {
  const [lower, upper] = levelsOf(design);
  const stair = stairOf(design);
  const solids = [...sectionSolids(lower, cutX, 15), ...sectionSolids(upper, cutX, design.slabCm)];
  const isFine = isUsable(design);
  // Low enough for its text to stay below the steepest possible stair.
  const badge = place(point(142, 118));
  return [
    element('path', {
      class: 'wall',
      d: regionData(solids.map((solid) => placeRegion(solid, place))),
    }),
    element('path', {class: 'wall', d: polygonData(stairSection(stair).map(place))}),
    ...walker(design, language),
    ...gap(design),
    isFine ? good(badge) : bad(badge),
    text(verdictOf(design)[language], point(badge.x, badge.y + 24), isFine ? 'fine' : 'warn'),
  ];
}

/** Lines that project the ends of the stairwell from the plan to the section. */
function projections({voidCm, voidLengthCm, ceilingCm}: StairDesign): SvgNode {
  const lines = [voidCm, voidCm + voidLengthCm].map((y) =>
    lineData([planPlace(point(10, y)), place(point(y, ceilingCm))]),
  );
  return element('path', {class: 'guide', d: lines.join('')});
}

/** The plan of a design, with its section below. */
export function drawing({document}: StairState, language: Language): LiveDrawing {
  const {footCm, voidCm, voidLengthCm} = document;
  const stair = stairOf(document);
  const [left, right] = [
    planPlace(point(100, footCm - stairRunCm(stair))),
    planPlace(point(10, footCm)),
  ];
  const edge = planPlace(point(55, voidCm + voidLengthCm));
  const low = place(point(footCm - stairRunCm(stair), 150));
  const base = place(point(footCm, 0));
  return {
    name: words.drawingName[language],
    widthUnits,
    heightUnits,
    children: [
      group(
        'mute',
        ...plan(document),
        ...section(document, language),
        projections(document),
        text(words.plan[language], point(planPlace(point(0, 18)).x, 30), 'name start'),
        text(words.section[language], point(planPlace(point(0, 18)).x, base.y - 7), 'name start'),
        text(words.stairwell[language], planPlace(point(120, voidCm + voidLengthCm / 2)), 'soft'),
      ),
      ...[
        {at: left, to: right},
        {at: low, to: base},
      ].map(({at, to}) =>
        element('rect', {
          class: 'grip loose',
          'data-grip': 'stair',
          x: at.x,
          y: at.y,
          width: to.x - at.x,
          height: to.y - at.y,
        }),
      ),
      sidewaysGrip('void', edge, roundHandle(edge)),
    ],
  };
}
