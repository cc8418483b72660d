import {add, point} from '../geometry/point';
import {outerWalls} from '../model/exampleHouse';
import type {Wall} from '../model/plan';
import {rooms} from '../model/rooms';
import {wallSolids} from '../model/wallSolids';
import type {Scene} from '../scene';
import {dimension} from '../views/marks/dimension';
import {bad, good} from '../views/marks/hints';
import {lensPlace, magnifier} from '../views/marks/magnifier';
import {text} from '../views/marks/text';
import {placeAt} from '../views/place';
import {roomFloors, roomLabels} from '../views/plan/roomLayer';
import {wallLayer} from '../views/plan/wallLayer';
import {centimetres} from '../views/words';

const place = placeAt(0.34, point(14, 14));
const size = {widthUnits: 300, heightUnits: 232};
const badge = place(point(800, 600));

const gapCm = 3;
const openWalls: readonly Wall[] = outerWalls.map((wall) => {
  if (wall.id === 'west') return {...wall, end: point(0, wall.thicknessCm / 2 + gapCm)};
  return wall.id === 'north' ? {...wall, start: point(-wall.thicknessCm / 2, 0)} : wall;
});
const lens = {
  centre: point(118, 112),
  radius: 69,
  target: place(point(0, 10)),
  // Leaves room outside the corner for the dimension and its label.
  targetCm: point(-7, 11.5),
  unitsPerCm: 3.4,
};

/** A closed outline becomes a room; a gap of three centimetres prevents it. */
export const scene: Scene = {
  panels: [
    {
      title: {en: 'Closed: the room appears', fr: 'Fermé : la pièce apparaît'},
      alternative: {
        en: 'Floor plan of a closed outline: the room is filled and shows its name and its area.',
        fr: 'Plan d’un contour fermé : la pièce est remplie, avec son nom et sa surface.',
      },
      draw: (language) => {
        const label = {name: {en: 'Room', fr: 'Pièce'}, at: point(400, 290)};
        const closed = rooms(outerWalls, [label]);
        return {
          ...size,
          children: [
            roomFloors(closed, place),
            wallLayer(outerWalls, [], place),
            ...roomLabels(closed, place, language),
            good(badge),
          ],
        };
      },
    },
    {
      title: {en: 'Open by 3 cm: no room', fr: 'Ouvert de 3 cm : pas de pièce'},
      alternative: {
        en: 'Floor plan of the same outline with one corner open by 3 cm, enlarged under a magnifier: no room, no area.',
        fr: 'Plan du même contour, un angle ouvert de 3 cm agrandi sous une loupe : ni pièce, ni surface.',
      },
      draw: (language) => {
        const near = lensPlace(lens);
        return {
          ...size,
          children: [
            wallLayer(openWalls, [], place),
            magnifier(
              lens,
              wallSolids(openWalls),
              dimension(near(point(-10, 10)), near(point(-10, 10 + gapCm)), 9, ''),
              text(
                centimetres(gapCm, language),
                add(near(point(-10, 10 + gapCm / 2)), point(-14, 4.5)),
                'dim-text end',
              ),
            ),
            bad(badge),
          ],
        };
      },
    },
  ],
};
