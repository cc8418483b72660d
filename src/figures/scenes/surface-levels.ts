import {facts} from '../../product/facts';
import type {Language} from '../../product/language';
import {point} from '../geometry/point';
import type {Scene} from '../scene';
import {dimension} from '../views/marks/dimension';
import {bad, good} from '../views/marks/hints';
import {text} from '../views/marks/text';
import {zFighting} from '../views/marks/zFighting';
import {element, group, type SvgNode} from '../views/node';
import {centimetreRange} from '../views/words';

const [widthUnits, layerUnits] = [270, 26];
const right = 258;

const words = {
  terrain: {en: 'Terrain', fr: 'Terrain'},
  lawn: {en: 'Lawn', fr: 'Pelouse'},
  path: {en: 'Path', fr: 'Allée'},
  terrace: {en: 'Terrace', fr: 'Terrasse'},
};

/** The parts of a section tall enough for the given number of surfaces, terrain included. */
function sectionOf(layers: number) {
  const heightUnits = 24 + layers * layerUnits;
  const top = (step: number): number => heightUnits - 12 - step * layerUnits;
  return {
    size: {widthUnits, heightUnits},
    top,
    terrain: element('path', {class: 'earth', d: `M12 ${top(0)}H${right}v${-layerUnits}H12Z`}),
    layer: (kind: string, fromX: number, step: number): SvgNode =>
      group(kind, element('path', {d: `M${fromX} ${top(step)}H${right}v${-layerUnits}H${fromX}Z`})),
    label: (name: keyof typeof words, fromX: number, step: number, language: Language): SvgNode =>
      text(words[name][language], point(fromX + 8, top(step) - 9), 'start'),
    besideLawn: point(30, top(1) - layerUnits / 2),
  };
}

const stacked = sectionOf(4);
const level = sectionOf(2);

/** Surfaces stacked one above the other display cleanly; two at the same level flicker. */
export const scene: Scene = {
  panels: [
    {
      title: {en: 'Stacked: every surface is visible', fr: 'Empilées : chaque surface se voit'},
      alternative: {
        en: 'Section with heights exaggerated: on the terrain, a lawn, then a path and a terrace, each one to two centimetres above the last.',
        fr: 'Coupe, hauteurs agrandies : sur le terrain, une pelouse, puis une allée et une terrasse, chacune un à deux centimètres au-dessus de la précédente.',
      },
      draw: (language) => ({
        ...stacked.size,
        children: [
          stacked.terrain,
          stacked.layer('grass', 70, 1),
          stacked.layer('paving', 128, 2),
          stacked.layer('wood', 186, 3),
          stacked.label('terrain', 12, 0, language),
          stacked.label('lawn', 70, 1, language),
          stacked.label('path', 128, 2, language),
          stacked.label('terrace', 186, 3, language),
          dimension(point(128, stacked.top(3)), point(128, stacked.top(2)), 22, ''),
          text(
            centimetreRange(facts.surfaceOffset, language),
            point(98, stacked.top(2) - 9),
            'dim-text end',
          ),
          good(stacked.besideLawn),
        ],
      }),
    },
    {
      title: {en: 'Same level: they flicker in 3D', fr: 'Même niveau : elles scintillent en 3D'},
      alternative: {
        en: 'Section of a lawn and a terrace at exactly the same level: where they overlap, they flicker in 3D.',
        fr: 'Coupe d’une pelouse et d’une terrasse exactement au même niveau : là où elles se recouvrent, elles scintillent en 3D.',
      },
      draw: (language) => ({
        ...level.size,
        children: [
          level.terrain,
          level.layer('grass', 70, 1),
          level.layer('wood overlay', 150, 1),
          zFighting(150, right, level.top(2)),
          level.label('terrain', 12, 0, language),
          level.label('lawn', 70, 1, language),
          text(words.terrace[language], point(204, level.top(1) - 9), ''),
          bad(level.besideLawn),
        ],
      }),
    },
  ],
};
