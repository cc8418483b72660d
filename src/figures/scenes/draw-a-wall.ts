import type {Language} from '../../product/language';
import {point} from '../geometry/point';
import {outerWalls} from '../model/exampleHouse';
import type {Wall} from '../model/plan';
import type {Scene} from '../scene';
import {callout} from '../views/marks/callout';
import {guide, pointer, reading, snapRing} from '../views/marks/hints';
import {exampleFrame} from '../views/plan/exampleFrame';
import {wallLayer} from '../views/plan/wallLayer';
import {metres} from '../views/words';

const {place, widthUnits, heightUnits} = exampleFrame;
const [north, east, south] = outerWalls as readonly [Wall, Wall, Wall];

/** Extended to the outer face of the wall that it starts from, so that the corner is filled. */
const third = {...south, start: point(south.start.x + south.thicknessCm / 2, south.start.y)};

/** The third wall runs to the left: 0° points right, as in the article and the live figure. */
const measured = (language: Language): string => `${metres(800, language)}, 180°`;

/** The outline half drawn: two walls are finished, the third follows the pointer. */
export const scene: Scene = {
  callouts: [
    {
      en: 'First point. Click it again at the end to close the outline.',
      fr: 'Premier point. Cliquez de nouveau ici, à la fin, pour fermer le contour.',
    },
    {
      en: 'Live length and angle. Type a length to replace the one shown.',
      fr: 'Longueur et angle affichés pendant le tracé. Saisissez la longueur : elle remplace celle qui s’affiche.',
    },
    {
      en: 'The guide line shows that the end is in line with the first point.',
      fr: 'La ligne d’alignement montre que l’extrémité est alignée sur le premier point.',
    },
  ],
  panels: [
    {
      alternative: {
        en: `Floor plan being drawn: the third wall follows the pointer, its length and angle beside it, ${measured('en')}.`,
        fr: `Plan en cours de tracé : le troisième mur suit le pointeur, sa longueur et son angle à côté, ${measured('fr')}.`,
      },
      draw: (language) => {
        const end = place(point(0, 600));
        return {
          widthUnits,
          heightUnits: heightUnits + 10,
          children: [
            guide(place(point(0, 0)), end),
            wallLayer([third], [], place, 'drawing-wall'),
            wallLayer([north, east], [], place),
            snapRing(place(point(0, 0))),
            snapRing(end),
            reading(measured(language), place(point(400, 530))),
            pointer(end),
            callout(1, place(point(60, 75))),
            callout(2, place(point(400, 450))),
            callout(3, place(point(60, 300))),
          ],
        };
      },
    },
  ],
};
