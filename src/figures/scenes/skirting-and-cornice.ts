import {labels} from '../../product/labels';
import {point} from '../geometry/point';
import type {Scene} from '../scene';
import {callout} from '../views/marks/callout';
import {dimension} from '../views/marks/dimension';
import {text} from '../views/marks/text';
import {element} from '../views/node';

const [face, top, bottom] = [82, 18, 186];

/** A wall in section: the skirting covers its base, the cornice covers its top. */
export const scene: Scene = {
  callouts: [
    {
      en: '**Cornice**: it hides the joint between wall and ceiling.',
      fr: '**Corniche** : elle cache le joint entre le mur et le plafond.',
    },
    {
      en: '**Skirting board**: it protects the foot of the wall.',
      fr: '**Plinthe** : elle protège le pied du mur.',
    },
    {
      en: 'Both run along one face: the other side of the wall stays bare.',
      fr: 'Toutes deux suivent une seule face : l’autre côté du mur reste nu.',
    },
  ],
  panels: [
    {
      alternative: {
        en: 'Section through a wall: a cornice at its top and a skirting board at its foot, on one face, with height and thickness.',
        fr: 'Coupe d’un mur : corniche en haut et plinthe en bas, sur une seule face, avec hauteur et épaisseur.',
      },
      draw: (language) => ({
        widthUnits: 330,
        heightUnits: 226,
        children: [
          element('path', {
            class: 'wall',
            d: `M10 ${top}H310v-12H10ZM${face - 32} ${top}h32V${bottom}h-32ZM10 ${bottom}H310v16H10Z`,
          }),
          element('path', {class: 'edge', d: `M${face + 10} 58H310M${face + 6} 142H310`}),
          element('path', {class: 'trim', d: `M${face} ${top}h40v5q-12 1-15 10t-14 14l-1 11h-10Z`}),
          element('path', {class: 'trim', d: `M${face} ${bottom}v-44h6q7 3 7 12v32Z`}),
          dimension(point(face, bottom - 44), point(face, bottom), -54, ''),
          text(labels.height[language], point(face + 64, bottom - 17), 'dim-text start'),
          dimension(point(face, bottom), point(face + 13, bottom), 28, ''),
          text(labels.thickness[language], point(face + 29, bottom + 32), 'dim-text start'),
          callout(1, point(face + 64, top + 26)),
          callout(2, point(face + 30, bottom - 54)),
          callout(3, point(28, 104)),
        ],
      }),
    },
  ],
};
