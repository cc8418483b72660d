import {point} from '../geometry/point';
import {stair, upperFloor} from '../model/exampleHouse';
import type {Scene} from '../scene';
import {callout} from '../views/marks/callout';
import {handle, pointer} from '../views/marks/hints';
import {element} from '../views/node';
import {lineData, polygonData} from '../views/pathData';
import {placeAt} from '../views/place';
import {levelPlan} from '../views/plan/levelPlan';
import {stairLayer} from '../views/plan/stairLayer';

const place = placeAt(0.375, point(16, 16));
const [stairwell = []] = upperFloor.stairwells;
const corners = stairwell.map(place);
const [topLeft, topRight, bottomRight, bottomLeft] = corners as [
  (typeof corners)[number],
  (typeof corners)[number],
  (typeof corners)[number],
  (typeof corners)[number],
];

/** The stairwell, drawn on the upper floor over the pale outline of the stairs below. */
export const scene: Scene = {
  callouts: [
    {en: 'First corner of the **Stairwell**.', fr: 'Premier angle de la **Trémie**.'},
    {
      en: 'Opposite corner, towards the foot of the stairs.',
      fr: 'Angle opposé, du côté du pied de l’escalier.',
    },
    {
      en: '**Railing** along the open edges. The side where the stairs arrive stays free.',
      fr: '**Garde-corps** le long des bords ouverts. Le côté de l’arrivée reste libre.',
    },
  ],
  panels: [
    {
      alternative: {
        en: 'Plan of the upper floor: the stairwell is a rectangle drawn over the pale stairs, with a railing along it.',
        fr: 'Plan de l’étage : la trémie est un rectangle tracé sur l’escalier pâle, bordé d’un garde-corps.',
      },
      draw: (language) => ({
        widthUnits: 336,
        heightUnits: 260,
        children: [
          ...levelPlan({...upperFloor, furniture: []}, place, language, {floors: 'room'}),
          element('path', {class: 'void', d: polygonData(corners)}),
          stairLayer(stair, place, 'ghost-stair'),
          element('path', {class: 'outline', d: polygonData(corners)}),
          element('path', {class: 'railing', d: lineData([topRight, bottomRight, bottomLeft])}),
          handle(topLeft),
          handle(bottomRight),
          pointer(bottomRight),
          callout(1, place(point(52, 137))),
          callout(2, place(point(150, 530))),
          callout(3, place(point(155, 320))),
        ],
      }),
    },
  ],
};
