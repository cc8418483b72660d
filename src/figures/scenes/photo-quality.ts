import {type Point, point, rotate} from '../geometry/point';
import type {Scene} from '../scene';
import {bad, good} from '../views/marks/hints';
import {element} from '../views/node';
import {lineData} from '../views/pathData';
import type {Place} from '../views/place';
import {placeAt} from '../views/place';
import {scanLayer} from '../views/plan/scanLayer';

const flat = placeAt(0.24, point(37, 38));

/** A photo taken at an angle: the far side of the sheet shrinks, and the whole sheet tilts. */
const askew: Place = (p) => {
  const depth = (p.y + 110) / 800;
  const shrink = 0.7 + 0.3 * depth;
  const bent: Point = {x: 400 + (p.x - 400) * shrink, y: -60 + (p.y + 60) * (0.78 + 0.16 * depth)};
  return flat(rotate(bent, 4, point(400, 300)));
};

const size = {widthUnits: 270, heightUnits: 212};
const frame = element('path', {
  class: 'guide',
  d: lineData([point(37, 6), point(37, 206)]) + lineData([point(229, 6), point(229, 206)]),
});

/** Photographed straight on, a sheet keeps its walls parallel; at an angle, it does not. */
export const scene: Scene = {
  panels: [
    {
      title: {en: 'Straight on: the walls are parallel', fr: 'De face : les murs sont parallèles'},
      alternative: {
        en: 'Plan scanned flat: the walls run along the vertical guide lines, the scale is the same everywhere.',
        fr: 'Plan scanné à plat : les murs suivent les lignes verticales, l’échelle est partout la même.',
      },
      draw: (language) => ({
        ...size,
        children: [scanLayer(flat, language), frame, good(point(252, 196))],
      }),
    },
    {
      title: {
        en: 'At an angle: the walls lean and shrink',
        fr: 'De biais : les murs penchent et rétrécissent',
      },
      alternative: {
        en: 'Plan photographed at an angle: the walls lean away from the vertical guide lines, the far side is smaller and no scale fits.',
        fr: 'Plan photographié de biais : les murs quittent les lignes verticales, le côté éloigné rétrécit, aucune échelle ne convient.',
      },
      draw: (language) => ({
        ...size,
        children: [scanLayer(askew, language), frame, bad(point(252, 196))],
      }),
    },
  ],
};
