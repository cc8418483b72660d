import {point} from '../geometry/point';
import {groundFloor, outerWalls, stair} from '../model/exampleHouse';
import {wallSolids} from '../model/wallSolids';
import type {Scene} from '../scene';
import {callout} from '../views/marks/callout';
import {pointer, reading, snapRing} from '../views/marks/hints';
import {element} from '../views/node';
import {regionData} from '../views/pathData';
import {placeAt, placeRegion} from '../views/place';
import {stairLayer} from '../views/plan/stairLayer';
import {wallLayer} from '../views/plan/wallLayer';
import {metres} from '../views/words';

const place = placeAt(0.375, point(16, 16));
const [north, east] = outerWalls as [(typeof outerWalls)[number], (typeof outerWalls)[number]];
const end = place(point(800, 600));

/** The first wall of the upper floor, extended to the outer faces of both corners. */
const overNorth = {
  ...north,
  start: point(north.start.x - north.thicknessCm / 2, north.start.y),
  end: point(north.end.x + north.thicknessCm / 2, north.end.y),
};

/** The upper floor being drawn over the pale lines of the ground floor. */
export const scene: Scene = {
  callouts: [
    {
      en: 'The ground floor shows through in pale lines.',
      fr: 'Le rez-de-chaussée apparaît en tracé pâle.',
    },
    {
      en: 'Its corners attract the pointer: the walls stand exactly above those below.',
      fr: 'Ses angles attirent le pointeur : les murs se posent exactement au-dessus de ceux du dessous.',
    },
    {
      en: 'The stairs below show where the stairwell goes.',
      fr: 'L’escalier du dessous indique où placer la trémie.',
    },
  ],
  panels: [
    {
      alternative: {
        en: 'Plan of the upper floor being drawn over the pale lines of the ground floor, whose corner attracts the pointer.',
        fr: 'Plan de l’étage tracé par-dessus le tracé pâle du rez-de-chaussée, dont l’angle attire le pointeur.',
      },
      draw: (language) => {
        // Dashes showing at the edge of the new walls would make it look frayed.
        const walls = groundFloor.walls.filter((wall) => wall !== north && wall !== east);
        const openings = groundFloor.openings.filter(({wallId}) =>
          walls.some(({id}) => id === wallId),
        );
        const below = wallSolids(walls, openings);
        return {
          widthUnits: 336,
          heightUnits: 260,
          children: [
            element('path', {
              class: 'ghost',
              d: regionData(below.map((solid) => placeRegion(solid, place))),
            }),
            stairLayer(stair, place, 'ghost-stair'),
            wallLayer([east], [], place, 'drawing-wall'),
            wallLayer([overNorth], [], place),
            snapRing(end),
            reading(metres(600, language), place(point(700, 340))),
            pointer(end),
            callout(1, place(point(420, 430))),
            callout(2, place(point(720, 530))),
            callout(3, place(point(150, 370))),
          ],
        };
      },
    },
  ],
};
