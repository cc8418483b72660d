import {facts} from '../../product/facts';
import type {Language} from '../../product/language';
import {type Point, point} from '../geometry/point';
import {groundFloor, stair, upperFloor} from '../model/exampleHouse';
import {
  openingStartCm,
  stairOutline,
  stairPoint,
  stairRunCm,
  type Tread,
  treads,
} from '../model/stairProfile';
import type {Scene} from '../scene';
import type {Drawing} from '../views/drawing';
import {dimension} from '../views/marks/dimension';
import {bad, good} from '../views/marks/hints';
import {text} from '../views/marks/text';
import {element} from '../views/node';
import {polygonData, regionData} from '../views/pathData';
import {placeRegion} from '../views/place';
import {person} from '../views/section/person';
import {sectionPlace, sectionSolids, stairSection} from '../views/section/sectionSolids';
import {metres} from '../views/words';

const scale = 0.44;
const place = sectionPlace(scale, point(8, 158));
const cutX = 55;
const {ceilingHeightCm, slabCm} = groundFloor;
/** How much too far up the stair the opening begins in the wrong drawing. */
const tooShortByCm = stair.treadCm * 2;

/** The highest tread that is still under the ceiling. */
function lastCovered(openingFromCm: number): Tread {
  const covered = treads(stair).filter(({fromCm}) => fromCm < openingFromCm - 1);
  return covered.at(-1) as Tread;
}

const clearanceCm = (openingFromCm: number): number =>
  ceilingHeightCm - lastCovered(openingFromCm).heightCm;

function draw(openingFromCm: number, isEnough: boolean, language: Language): Drawing {
  // Only the base of the upper walls matters here.
  const upper = {
    ...upperFloor,
    ceilingHeightCm: 70,
    stairwells: [stairOutline(stair, openingFromCm)],
  };
  const solids = [...sectionSolids(groundFloor, cutX, 25), ...sectionSolids(upper, cutX, slabCm)];
  const tread = lastCovered(openingFromCm);
  const middle = stairPoint(stair, tread.fromCm + stair.treadCm / 2, 0).y;
  const at = (z: number): Point => place(point(middle, z));
  const badge = place(point(95, 110));
  return {
    widthUnits: 280,
    heightUnits: 174,
    children: [
      element('path', {
        class: 'wall',
        d: regionData(solids.map((solid) => placeRegion(solid, place))),
      }),
      element('path', {class: 'wall', d: polygonData(stairSection(stair).map(place))}),
      person(at(tread.heightCm), scale),
      dimension(
        at(ceilingHeightCm),
        at(tread.heightCm),
        -32,
        metres(clearanceCm(openingFromCm), language),
      ),
      isEnough ? good(badge) : bad(badge),
      text(
        {en: 'stairwell', fr: 'trémie'}[language],
        place(
          point(
            stairPoint(stair, (openingFromCm + stairRunCm(stair)) / 2, 0).y,
            ceilingHeightCm + slabCm / 2 - 9,
          ),
        ),
        'soft',
      ),
    ],
  };
}

const enoughCm = openingStartCm(stair, ceilingHeightCm);
const tooLateCm = enoughCm + tooShortByCm;
const neededCm = facts.headClearance.lengthCm;

/** A stairwell that begins too far up leaves too little head clearance above the steps. */
export const scene: Scene = {
  panels: [
    {
      title: {en: 'Long enough: there is headroom', fr: 'Assez longue : la tête passe'},
      alternative: {
        en: `Section through the stairs: the stairwell reaches far enough towards the foot and leaves ${metres(clearanceCm(enoughCm), 'en')} above the steps, more than ${metres(neededCm, 'en')}.`,
        fr: `Coupe de l’escalier : la trémie s’ouvre assez loin vers le bas de l’escalier et laisse ${metres(clearanceCm(enoughCm), 'fr')} au-dessus des marches, plus de ${metres(neededCm, 'fr')}.`,
      },
      draw: (language) => draw(enoughCm, true, language),
    },
    {
      title: {en: 'Too short: the ceiling is in the way', fr: 'Trop courte : le plafond gêne'},
      alternative: {
        en: `Section through the same stairs: the stairwell is too short, only ${metres(clearanceCm(tooLateCm), 'en')} is left and a head hits the ceiling.`,
        fr: `Coupe du même escalier : la trémie est trop courte, il reste ${metres(clearanceCm(tooLateCm), 'fr')} et la tête touche le plafond.`,
      },
      draw: (language) => draw(tooLateCm, false, language),
    },
  ],
};
