import {point} from '../geometry/point';
import {groundFloor} from '../model/exampleHouse';
import type {Scene} from '../scene';
import {callout} from '../views/marks/callout';
import {guide, handle, pointer, snapRing} from '../views/marks/hints';
import {element} from '../views/node';
import {polygonData} from '../views/pathData';
import {placeAt} from '../views/place';
import {levelPlan} from '../views/plan/levelPlan';

const place = placeAt(0.27, point(50, 16));
const corners = [
  point(-120, 612),
  point(920, 612),
  point(920, 850),
  point(700, 960),
  point(-120, 960),
];

/** A lawn being closed, corner by corner, south of the house. */
export const scene: Scene = {
  callouts: [
    {
      en: 'One click per corner, outside the walls.',
      fr: 'Un clic par angle, à l’extérieur des murs.',
    },
    {
      en: 'Click the first point to close the area.',
      fr: 'Cliquez sur le premier point pour fermer la zone.',
    },
    {
      en: 'The **Covering** fills it: grass here.',
      fr: 'Le **Revêtement** la remplit : ici, du gazon.',
    },
  ],
  panels: [
    {
      alternative: {
        en: 'Plan of the house with an outdoor area drawn along the bottom façade: five corners, closed on the first one.',
        fr: 'Plan de la maison avec une zone extérieure tracée le long de la façade du bas : cinq angles, fermée sur le premier.',
      },
      draw: (language) => {
        const [first, ...others] = corners.map(place) as [
          (typeof corners)[number],
          ...(typeof corners)[number][],
        ];
        const last = others.at(-1) ?? first;
        return {
          widthUnits: 340,
          heightUnits: 290,
          children: [
            element('path', {class: 'lawn', d: polygonData(corners.map(place))}),
            ...levelPlan({...groundFloor, roomNames: []}, place, language, {
              furniture: false,
              stairs: false,
            }),
            guide(last, first),
            ...others.map(handle),
            snapRing(first),
            pointer(first),
            callout(1, place(point(700, 900))),
            callout(2, place(point(-35, 680))),
            callout(3, place(point(400, 790))),
          ],
        };
      },
    },
  ],
};
