import {facts} from '../../product/facts';
import {region} from '../geometry/booleans';
import {point} from '../geometry/point';
import {groundFloor, stair, upperFloor} from '../model/exampleHouse';
import type {Scene} from '../scene';
import {callout} from '../views/marks/callout';
import {dimension} from '../views/marks/dimension';
import {text} from '../views/marks/text';
import {element} from '../views/node';
import {lineData, polygonData, regionData} from '../views/pathData';
import {placeRegion} from '../views/place';
import {ground} from '../views/section/ground';
import {person} from '../views/section/person';
import {sectionPlace, sectionSolids, stairSection} from '../views/section/sectionSolids';
import {metres} from '../views/words';

const scale = 0.31;
const place = sectionPlace(scale, point(54, 224));
const cutX = 55;
const {ceilingHeightCm, slabCm} = groundFloor;
const storeyCm = ceilingHeightCm + slabCm;
const roof = [point(-55, 508), point(300, 683), point(655, 508)];

/** Ceiling height plus slab thickness is the storey height. */
export const scene: Scene = {
  callouts: [
    {
      en: 'Ceiling height, from the floor to the ceiling.',
      fr: 'Hauteur sous plafond, du sol au plafond.',
    },
    {
      en: 'Thickness of the slab between the two floors.',
      fr: 'Épaisseur du plancher entre les deux étages.',
    },
    {
      en: 'Storey height, from floor to floor: the sum of the two.',
      fr: 'Hauteur d’étage, de sol à sol : la somme des deux.',
    },
  ],
  panels: [
    {
      alternative: {
        en: `Section through the house: ${metres(ceilingHeightCm, 'en')} under the ceiling and ${metres(slabCm, 'en')} of slab make a storey height of ${metres(storeyCm, 'en')}.`,
        fr: `Coupe de la maison : ${metres(ceilingHeightCm, 'fr')} sous plafond et ${metres(slabCm, 'fr')} de plancher donnent une hauteur d’étage de ${metres(storeyCm, 'fr')}.`,
      },
      draw: (language) => {
        const solids = [
          ...sectionSolids(groundFloor, cutX, 25),
          ...sectionSolids(upperFloor, cutX, slabCm),
        ].map((solid) => placeRegion(solid, place));
        const inside = (y: number) => place(point(y, 0)).x;
        const height = (z: number) => place(point(0, z)).y;
        const lineX = inside(63);
        return {
          widthUnits: 330,
          heightUnits: 240,
          children: [
            ground(10, inside(-10), height(facts.terrainLevel.lengthCm)),
            ground(inside(610), 320, height(facts.terrainLevel.lengthCm)),
            element('path', {class: 'beyond', d: lineData(roof.map(place))}),
            element('path', {class: 'wall', d: regionData(solids)}),
            element('path', {
              class: 'wall',
              d: polygonData(region(stairSection(stair)).outline.map(place)),
            }),
            person(place(point(85, storeyCm)), scale),
            dimension(
              point(lineX, height(0)),
              point(lineX, height(ceilingHeightCm)),
              0,
              metres(ceilingHeightCm, language),
            ),
            dimension(
              point(inside(600), height(storeyCm)),
              point(inside(600), height(ceilingHeightCm)),
              -22,
              '',
            ),
            dimension(
              point(inside(600), height(storeyCm)),
              point(inside(600), height(0)),
              -44,
              metres(storeyCm, language),
            ),
            callout(1, point(lineX + 18, height(125))),
            callout(2, point(inside(600) + 22, height(storeyCm) - 22)),
            text(
              metres(slabCm, language),
              point(inside(600) + 34, height(storeyCm) - 18),
              'dim-text start',
            ),
            callout(3, point(inside(600) + 62, height(140))),
          ],
        };
      },
    },
  ],
};
