import type {Language} from '../../../product/language';
import {cutRegions, region} from '../../geometry/booleans';
import {clipSegment} from '../../geometry/clipSegment';
import {type Point, point} from '../../geometry/point';
import {contains, type Region, rectangle} from '../../geometry/polygon';
import {groundFloor} from '../../model/exampleHouse';
import {text} from '../../views/marks/text';
import {element, group, type SvgNode} from '../../views/node';
import {lineData, segmentsData} from '../../views/pathData';
import {outdoorLayer} from '../../views/plan/outdoorLayer';
import {wallLayer} from '../../views/plan/wallLayer';
import {centimetres} from '../../views/words';
import type {LiveDrawing} from '../core/Machine';
import {heightUnits, place, titleLineUnits, widthUnits} from './frame';
import {type Garden, type GardenState, railingLengthCm, unsupportedCm} from './model';
import {sectionHolds, sectionView} from './sectionView';
import {
  coverings,
  cutYCm,
  fights,
  fromBelow,
  outlines,
  type SurfaceName,
  shownOf,
  surfaceNames,
} from './surfaces';
import {surfaceWords, words} from './words';

const nameAt: Readonly<Record<SurfaceName, Point>> = {
  lawn: point(680, 690),
  path: point(680, 842),
  terrace: point(240, 766),
};

/** The walls of the house that face the garden; the rest is left out. */
const walls = groundFloor.walls.map((wall) => {
  const low = (p: Point): Point => point(p.x, Math.max(p.y, 500));
  return {...wall, start: low(wall.start), end: low(wall.end)};
});

/** The area that the name of each surface takes on the plan. */
const nameFrames = surfaceNames.map((name) => {
  const {x, y} = nameAt[name];
  return region(rectangle(point(x - 185, y - 28), point(x + 185, y + 28)));
});

/** Hatching over a surface that flickers, with its name left clear. */
function hatch(regions: readonly Region[]): SvgNode {
  const lines = Array.from({length: 60}, (_, index) => {
    const x = -400 + index * 30;
    return {start: point(x, 1000), end: point(x + 400, 600)};
  });
  const around = cutRegions(regions, nameFrames);
  const seen = lines
    .flatMap((line) => around.flatMap((surface) => clipSegment(line, surface)))
    .map(({start, end}) => ({start: place(start), end: place(end)}));
  return element('path', {class: 'clash', d: segmentsData(seen)});
}

function planView(garden: Garden, language: Language): SvgNode[] {
  const {levels, railingCm} = garden;
  const [from, to] = [point(railingCm, cutYCm), point(railingCm + railingLengthCm, cutYCm)];
  return [
    ...outdoorLayer(
      fromBelow(levels).map((name) => ({
        outline: outlines[name],
        covering: coverings[name],
      })),
      place,
    ),
    ...fights(levels).map(({regions}) => hatch(regions)),
    wallLayer(
      walls.filter(({start, end}) => start.y !== end.y || start.y > 550),
      groundFloor.openings.filter(({wallId}) => wallId === 'south'),
      place,
    ),
    ...surfaceNames
      .filter((name) => shownOf(levels, name).some(({outline}) => contains(outline, nameAt[name])))
      .flatMap((name) => {
        const at = place(nameAt[name]);
        return [
          text(
            `${surfaceWords[name][language]} ${centimetres(levels[name], language)}`,
            point(at.x, at.y + 4),
            'name halo',
          ),
        ];
      }),
    element('path', {
      class: unsupportedCm(garden) > 0 ? 'missing-railing' : 'railing',
      d: lineData([place(from), place(to)]),
    }),
  ];
}

/** The garden seen from above with, below it, a section along the edge of the terrace. */
export function drawing({document}: GardenState, language: Language): LiveDrawing {
  return {
    name: words.drawingName[language],
    widthUnits,
    heightUnits,
    children: [
      group(
        'mute',
        ...planView(document, language),
        ...sectionView(document, language),
        text(words.section[language], point(4, titleLineUnits), 'name start'),
      ),
      ...sectionHolds(document),
    ],
  };
}
