import {point} from '../geometry/point';
import {rectangle} from '../geometry/polygon';
import {dining, groundFloor} from '../model/exampleHouse';
import type {Scene} from '../scene';
import {callout} from '../views/marks/callout';
import {pointer, selection} from '../views/marks/hints';
import {element} from '../views/node';
import {lineData, polygonData} from '../views/pathData';
import {placeAt} from '../views/place';
import {furnitureLayer} from '../views/plan/furnitureLayer';

const place = placeAt(0.5, point(12, -22));
const [from, to] = [point(170, 105), point(445, 335)];
const rest = groundFloor.furniture.filter((piece) => !dining.includes(piece));
const outlineOf = ({centre, widthCm, depthCm}: (typeof dining)[number]) =>
  rectangle(
    point(centre.x - widthCm / 2, centre.y - depthCm / 2),
    point(centre.x + widthCm / 2, centre.y + depthCm / 2),
  ).map(place);

/** A rectangle dragged around the table and its chairs; the sofa stays out of it. */
export const scene: Scene = {
  callouts: [
    {en: 'Start on an empty spot.', fr: 'Commencez dans le vide.'},
    {
      en: 'Drag diagonally: what the rectangle surrounds is highlighted.',
      fr: 'Faites glisser le pointeur en diagonale : ce que le rectangle entoure est surligné.',
    },
    {
      en: 'The sofa is outside the rectangle: it is not selected.',
      fr: 'Le canapé est hors du rectangle : il n’est pas sélectionné.',
    },
  ],
  panels: [
    {
      alternative: {
        en: 'Plan of a living room: a rectangle surrounds the table and four chairs, which are highlighted; the sofa is not.',
        fr: 'Plan d’un séjour : un rectangle entoure la table et quatre chaises, surlignées ; le canapé ne l’est pas.',
      },
      draw: () => ({
        widthUnits: 340,
        heightUnits: 282,
        children: [
          ...furnitureLayer(
            rest.filter(({centre}) => centre.x < 480),
            place,
          ),
          ...furnitureLayer(dining, place),
          element('path', {
            class: 'wall',
            d: lineData([
              place(point(475, 70)),
              place(point(485, 70)),
              place(point(485, 600)),
              place(point(475, 600)),
            ]),
          }),
          ...dining.map((piece) => selection(outlineOf(piece))),
          element('path', {class: 'marquee', d: polygonData(rectangle(from, to).map(place))}),
          pointer(place(to)),
          callout(1, place(point(from.x, from.y - 2))),
          callout(2, place(point(408, 305))),
          callout(3, place(point(427, 500))),
        ],
      }),
    },
  ],
};
