import type {Language} from '../../product/language';
import {type Point, point} from '../geometry/point';
import {groundFloor, stair, upperFloor} from '../model/exampleHouse';
import {openingStartCm, stairOutline, stairPoint, treads} from '../model/stairProfile';
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
/** The opening of the wrong drawing begins this much too far up the stair. */
const tooShortByCm = stair.treadCm * 2;

function draw(openingFromCm: number, isEnough: boolean, language: Language): Drawing {
  // Only the foot of the walls above matters here.
  const upper = {
    ...upperFloor,
    ceilingHeightCm: 70,
    stairwells: [stairOutline(stair, openingFromCm)],
  };
  const solids = [...sectionSolids(groundFloor, cutX, 25), ...sectionSolids(upper, cutX, slabCm)];
  const covered = treads(stair).filter(({fromCm}) => fromCm < openingFromCm - 1);
  const tread = covered.at(-1) as (typeof covered)[number];
  const middle = stairPoint(stair, tread.fromCm + stair.treadCm / 2, 0).y;
  const at = (z: number): Point => place(point(middle, z));
  const clearanceCm = ceilingHeightCm - tread.heightCm;
  const badge = place(point(95, 110));
  return {
    widthUnits: 280,
    heightUnits: 174,
    children: [
      element('path', {
        class: 'wall',
        d: regionData(solids.map((solid) => placeRegion(solid, place))),
      }),
      element('path', {class: 'wall', d: polygonData(stairSection(stair, 0).map(place))}),
      person(at(tread.heightCm), scale),
      dimension(at(ceilingHeightCm), at(tread.heightCm), -32, metres(clearanceCm, language)),
      isEnough ? good(badge) : bad(badge),
      text(
        {en: 'stairwell', fr: 'trémie'}[language],
        place(
          point(
            stairPoint(stair, (openingFromCm + 405) / 2, 0).y,
            ceilingHeightCm + slabCm / 2 - 9,
          ),
        ),
        'soft',
      ),
    ],
  };
}

const enoughCm = openingStartCm(stair, ceilingHeightCm);

/** A stairwell that starts too late leaves too little height above the steps. */
export const scene: Scene = {
  panels: [
    {
      title: {en: 'Long enough: heads pass', fr: 'Assez longue : la tête passe'},
      alternative: {
        en: 'Section through the stairs: the stairwell starts early and leaves 1.98 m above the steps, more than 1.90 m.',
        fr: 'Coupe de l’escalier : la trémie commence tôt et laisse 1,98 m au-dessus des marches, plus de 1,90 m.',
      },
      draw: (language) => draw(enoughCm, true, language),
    },
    {
      title: {en: 'Too short: the ceiling is in the way', fr: 'Trop courte : le plafond gêne'},
      alternative: {
        en: 'Section through the same stairs: the stairwell is too short, 1.63 m are left and a head hits the ceiling.',
        fr: 'Coupe du même escalier : la trémie est trop courte, il reste 1,63 m et la tête touche le plafond.',
      },
      draw: (language) => draw(enoughCm + tooShortByCm, false, language),
    },
  ],
};
