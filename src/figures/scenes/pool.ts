import {facts} from '../../product/facts';
import {point} from '../geometry/point';
import type {Scene} from '../scene';
import {callout} from '../views/marks/callout';
import {dimension} from '../views/marks/dimension';
import {element, group} from '../views/node';
import {ground} from '../views/section/ground';
import {metres} from '../views/words';

const scale = 0.5;
const level = 60;
const depthCm = 140;
const [from, to] = [96, 268];
const bottom = level + depthCm * scale;
const terrain = level - facts.terrainLevel.lengthCm * scale;
/** Width of the surround, beyond the coping. */
const surround = 30;

/** An outdoor area below ground level cuts into the terrain. */
export const scene: Scene = {
  callouts: [
    {
      en: 'The coping (the rim), then the surround, level with the terrace.',
      fr: 'La margelle (le rebord), puis la plage, au niveau de la terrasse.',
    },
    {
      en: 'The pool: a **Level** below that of the terrain.',
      fr: 'La piscine : un **Niveau** plus bas que celui du terrain.',
    },
    {en: 'The **Covering** of the bottom.', fr: 'Le **Revêtement** du fond.'},
  ],
  panels: [
    {
      alternative: {
        en: 'Section through a pool: its bottom lies 1.40 m below level 0, with its coping and its surround level with the terrace.',
        fr: 'Coupe d’une piscine : son fond est à 1,40 m sous le niveau 0, sa margelle et sa plage au niveau de la terrasse.',
      },
      draw: (language) => ({
        widthUnits: 340,
        heightUnits: 166,
        children: [
          element('path', {
            class: 'earth',
            d: `M8 ${terrain}H${from}V${bottom}H${to}V${terrain}H332V158H8Z`,
          }),
          group('water', element('path', {d: `M${from} ${level + 10}H${to}V${bottom}H${from}Z`})),
          element('path', {
            class: 'wall',
            d: `M${from - 22} ${level}h26v6h-4V${bottom}H${to}V${level + 6}h-4v-6h26v6H${to + 5}V${bottom + 5}H${from - 5}V${level + 6}h-17Z`,
          }),
          group(
            'paving',
            element('path', {
              d: `M${from - 22} ${level}h${-surround}V${terrain}h${surround}ZM${to + 22} ${level}h${surround}V${terrain}h${-surround}Z`,
            }),
          ),
          ground(8, from - 22 - surround, terrain),
          ground(to + 22 + surround, 332, terrain),
          dimension(point(200, level), point(200, bottom), 0, metres(-depthCm, language)),
          element('path', {class: 'axis', d: `M${from - 60} ${level}H${to + 60}`}),
          element('text', {class: 'dim-text end', x: 332, y: level - 6}, metres(0, language)),
          callout(1, point(from - 22, level - 16)),
          callout(2, point(140, level + 36)),
          callout(3, point(240, bottom)),
        ],
      }),
    },
  ],
};
