import {facts} from '../../product/facts';
import {point} from '../geometry/point';
import type {Scene} from '../scene';
import {callout} from '../views/marks/callout';
import {dimension} from '../views/marks/dimension';
import {text} from '../views/marks/text';
import {element} from '../views/node';
import {polygonData} from '../views/pathData';
import {metres} from '../views/words';

/** Two corners of a wall, enlarged, with a break in the length between them. */
const thickness = 26;
const [left, right, top, bottom] = [60, 280, 62, 140];
const [leftBreak, rightBreak] = [163, 177];
const [innerLeft, innerRight] = [left + thickness / 2, right - thickness / 2];
const lengthCm = 800;
const insideCm = lengthCm - facts.outerWallThickness.lengthCm;

const half = (from: number, to: number, sign: number) => [
  point(from - (sign * thickness) / 2, bottom + thickness / 2),
  point(from - (sign * thickness) / 2, top),
  point(from + (sign * thickness) / 2, top),
  point(from + (sign * thickness) / 2, bottom - thickness / 2),
  point(to, bottom - thickness / 2),
  point(to + 4, bottom - 4),
  point(to - 4, bottom + 4),
  point(to, bottom + thickness / 2),
];

/**
 * Centre lines, drawn only where they leave the wall: above, below, on both sides and in the break.
 */
const axes = [
  element('path', {
    class: 'axis',
    d:
      [left, right].map((x) => `M${x} 24V${top}M${x} ${bottom + thickness / 2}v5`).join('') +
      `M${left - 22} ${bottom}H${left - thickness / 2}M${leftBreak} ${bottom}H${rightBreak}` +
      `M${right + thickness / 2} ${bottom}H${right + 22}`,
  }),
  element('path', {
    class: 'axis in-wall',
    d:
      [left, right].map((x) => `M${x} ${top}V${bottom + thickness / 2}`).join('') +
      `M${left - thickness / 2} ${bottom}H${leftBreak}` +
      `M${rightBreak} ${bottom}H${right + thickness / 2}`,
  }),
];

/**
 * The length that the user types runs between centre lines; inside, the room is one thickness
 * shorter.
 */
export const scene: Scene = {
  callouts: [
    {
      en: 'Between centre lines: the length you type, from the middle of one wall to the middle of the other.',
      fr: 'À l’axe : la longueur saisie, du milieu d’un mur au milieu de l’autre.',
    },
    {
      en: 'Inside: what you measure in the room, one thickness less.',
      fr: 'À l’intérieur : ce que vous mesurez dans la pièce, une épaisseur de moins.',
    },
    {en: 'The thickness of the wall.', fr: 'L’épaisseur du mur.'},
  ],
  panels: [
    {
      alternative: {
        en: 'Enlarged plan of two corners: 8.00 m between the centre lines of the walls, 7.80 m between their inner faces.',
        fr: 'Plan agrandi de deux angles : 8,00 m d’axe en axe des murs, 7,80 m entre leurs faces intérieures.',
      },
      draw: (language) => ({
        widthUnits: 340,
        heightUnits: 196,
        children: [
          element('path', {
            class: 'wall',
            d: polygonData(half(left, leftBreak, 1)) + polygonData(half(right, rightBreak, -1)),
          }),
          ...axes,
          dimension(point(left, top), point(right, top), -32, metres(lengthCm, language)),
          dimension(
            point(innerLeft, top + 40),
            point(innerRight, top + 40),
            -6,
            metres(insideCm, language),
          ),
          dimension(
            point(innerRight, bottom + thickness / 2),
            point(right + thickness / 2, bottom + thickness / 2),
            28,
            '',
          ),
          text(
            metres(facts.outerWallThickness.lengthCm, language),
            point(innerRight - 9, bottom + 46),
            'dim-text end',
          ),
          callout(1, point(120, top - 32)),
          callout(2, point(120, top + 34)),
          callout(3, point(right - 100, bottom + 41)),
        ],
      }),
    },
  ],
};
