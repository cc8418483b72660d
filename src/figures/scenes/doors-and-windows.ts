import {point} from '../geometry/point';
import {groundFloor} from '../model/exampleHouse';
import {openingRectangle, wallOf} from '../model/wallSolids';
import type {Scene} from '../scene';
import {callout} from '../views/marks/callout';
import {pointer, selection} from '../views/marks/hints';
import {placeAt} from '../views/place';
import {levelPlan} from '../views/plan/levelPlan';

const place = placeAt(0.38, point(16, 16));
const {walls, openings} = groundFloor;
const [entrance] = openings;

/** The ground floor with its openings; the entrance door has just been dropped on its wall. */
export const scene: Scene = {
  callouts: [
    {
      en: 'The door makes an opening in the wall. Its arc shows which way it swings.',
      fr: 'La porte ouvre le mur. Son arc montre le sens d’ouverture.',
    },
    {
      en: 'The window: thin lines between two stretches of wall.',
      fr: 'La fenêtre : des traits fins entre deux pans de mur.',
    },
    {
      en: 'The rooms stay closed and keep their areas.',
      fr: 'Les pièces restent fermées et gardent leur surface.',
    },
  ],
  panels: [
    {
      alternative: {
        en: 'Floor plan with doors and windows placed in the walls; the three rooms stay closed and keep their areas.',
        fr: 'Plan avec portes et fenêtres posées dans les murs ; les trois pièces restent fermées et gardent leur surface.',
      },
      draw: (language) => ({
        widthUnits: 336,
        heightUnits: 262,
        children: [
          ...levelPlan(groundFloor, place, language, {
            furniture: false,
            stairs: false,
            floors: 'room',
          }),
          ...(entrance
            ? [selection(openingRectangle(wallOf(walls, entrance), entrance).map(place))]
            : []),
          pointer(place(point(418, 0))),
          callout(1, place(point(330, 60))),
          callout(2, place(point(640, 55))),
          callout(3, place(point(285, 305))),
        ],
      }),
    },
  ],
};
