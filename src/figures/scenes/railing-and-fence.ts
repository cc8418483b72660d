import {point} from '../geometry/point';
import type {Scene} from '../scene';
import {callout} from '../views/marks/callout';
import {dimension} from '../views/marks/dimension';
import {text} from '../views/marks/text';
import {element, type SvgNode} from '../views/node';
import {ground} from '../views/section/ground';
import {metres} from '../views/words';

const scale = 0.42;
const groundY = 150;
const up = (cm: number): number => groundY - cm * scale;

const gapUnits = 9;

/** Uprights between two rails. */
function bars(fromX: number, toX: number, footCm: number, topCm: number): SvgNode[] {
  let d = '';
  for (let x = fromX + gapUnits; x < toX - 1; x += gapUnits)
    d += `M${x} ${up(footCm + 8)}V${up(topCm)}`;
  return [
    element('path', {class: 'upright', d}),
    element('path', {
      class: 'railing',
      d: `M${fromX} ${up(footCm)}V${up(topCm)}H${toX}V${up(footCm)}M${fromX} ${up(footCm + 8)}H${toX}`,
    }),
  ];
}

const deckCm = 40;
const railingCm = 100;
const fenceCm = 120;
const [deckFrom, deckTo] = [22, 108];
const steps = `M${deckTo} ${groundY}V${up(deckCm)}h8V${up(20)}h10V${groundY}Z`;

/** A railing needs a surface under it; a fence rests on the ground and has a gate. */
export const scene: Scene = {
  callouts: [
    {
      en: 'The **Railing** stands on the edge of the terrace: without a surface under it, it does not appear.',
      fr: 'Le **Garde-corps** se pose au bord de la terrasse : sans surface dessous, il n’apparaît pas.',
    },
    {
      en: 'The **Fence** stands on the ground, around the plot.',
      fr: 'La **Clôture** se pose sur le sol, autour de la parcelle.',
    },
    {
      en: 'The **Gate** opens a way through the fence.',
      fr: 'Le **Portail** ouvre un passage dans la clôture.',
    },
  ],
  panels: [
    {
      alternative: {
        en: `Elevation of a raised terrace with its railing, ${metres(railingCm, 'en')}, and of a fence on the ground, ${metres(fenceCm, 'en')}, with a gate in it.`,
        fr: `Élévation d’une terrasse surélevée avec son garde-corps, ${metres(railingCm, 'fr')}, et d’une clôture au sol, ${metres(fenceCm, 'fr')}, avec un portail.`,
      },
      draw: (language) => ({
        widthUnits: 346,
        heightUnits: 172,
        children: [
          ground(4, 342, groundY),
          element('path', {class: 'wall', d: `M8 ${groundY}V14h14V${groundY}Z`}),
          element('path', {
            class: 'deck',
            d: `M${deckFrom} ${groundY}V${up(deckCm)}H${deckTo}V${groundY}Z${steps}`,
          }),
          ...bars(deckFrom + 3, deckTo - 2, deckCm, deckCm + railingCm),
          ...bars(184, 211, 0, fenceCm),
          ...bars(251, 278, 0, fenceCm),
          element('path', {
            class: 'upright',
            d: `M214 ${up(3)}V${up(112)}H248V${up(3)}ZM214 ${up(3)}L248 ${up(112)}M218 ${up(58)}h3`,
          }),
          dimension(
            point(deckTo - 2, up(deckCm + railingCm)),
            point(deckTo - 2, up(deckCm)),
            -14,
            '',
          ),
          dimension(point(278, up(fenceCm)), point(278, up(0)), -10, ''),
          text(
            metres(railingCm, language),
            point(deckTo + 17, up(deckCm + 50) + 4),
            'dim-text start',
          ),
          text(metres(fenceCm, language), point(293, up(fenceCm / 2) + 4), 'dim-text start'),
          callout(1, point(65, up(deckCm + railingCm) - 16)),
          callout(2, point(197, up(fenceCm) - 16)),
          callout(3, point(231, up(fenceCm) - 16)),
        ],
      }),
    },
  ],
};
