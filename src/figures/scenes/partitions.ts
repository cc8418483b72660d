import {point} from '../geometry/point';
import {groundFloor} from '../model/exampleHouse';
import {rooms} from '../model/rooms';
import type {Scene} from '../scene';
import {callout} from '../views/marks/callout';
import {snapRing} from '../views/marks/hints';
import {exampleDimensions, exampleFrame} from '../views/plan/exampleFrame';
import {roomFloors, roomLabels} from '../views/plan/roomLayer';
import {wallLayer} from '../views/plan/wallLayer';
import {metres} from '../views/words';

const {place, widthUnits, heightUnits} = exampleFrame;

/** Two partitions make three rooms out of one. */
export const scene: Scene = {
  callouts: [
    {
      en: 'The partition starts on a wall: the snap point changes appearance.',
      fr: 'La cloison part d’un mur : le point d’accroche change d’aspect.',
    },
    {
      en: 'It ends on the opposite wall: the room is split in two.',
      fr: 'Elle finit sur le mur d’en face : la pièce se divise en deux.',
    },
    {
      en: 'The second partition starts from the first.',
      fr: 'La seconde cloison part de la première.',
    },
  ],
  panels: [
    {
      alternative: {
        en: `Floor plan where two partitions split the house, ${metres(800, 'en')} by ${metres(600, 'en')}, into living room, kitchen and bedroom, each with its area.`,
        fr: `Plan où deux cloisons partagent la maison, ${metres(800, 'fr')} sur ${metres(600, 'fr')}, en séjour, cuisine et chambre, chacune avec sa surface.`,
      },
      draw: (language) => {
        const closed = rooms(groundFloor.walls, groundFloor.roomNames);
        return {
          widthUnits,
          heightUnits,
          children: [
            roomFloors(closed, place),
            wallLayer(groundFloor.walls, [], place),
            ...roomLabels(closed, place, language),
            ...exampleDimensions(language),
            snapRing(place(point(480, 0))),
            snapRing(place(point(480, 600))),
            snapRing(place(point(480, 280))),
            callout(1, place(point(430, 50))),
            callout(2, place(point(430, 550))),
            callout(3, place(point(430, 280))),
          ],
        };
      },
    },
  ],
};
