import {facts} from '../../../product/facts';
import {centimetres} from '../../views/words';
import type {Input} from '../core/input';
import type {Machine} from '../core/Machine';
import {draggedCm} from '../pointer/draggedCm';
import Controls from './Controls';
import {drawing} from './drawing';
import {unitsPerCm, unitsPerHeightCm} from './frame';
import {
  fieldCm,
  type Garden,
  type GardenEvent,
  type GardenState,
  type Interaction,
  isField,
  isSurface,
  reduce,
  rest,
  restsOnTerrace,
  start,
} from './model';
import {fights} from './surfaces';
import {announce, describe, words} from './words';

function read(input: Input, {document, interaction}: GardenState): GardenEvent | undefined {
  if (input.kind === 'key' || input.grip === undefined) return undefined;
  const {phase, grip: field, at} = input;
  if (!isField(field)) return undefined;
  const [atUnits, perCm] = isSurface(field) ? [at.y, -unitsPerHeightCm] : [at.x, unitsPerCm];
  if (phase === 'down') return {type: 'grab', field, atUnits};
  if (phase !== 'drag') return undefined;
  const valueCm = draggedCm(interaction.grab, fieldCm(document, field), atUnits, perCm);
  return valueCm === undefined ? undefined : {type: 'set', field, valueCm};
}

const {minCm, maxCm} = facts.surfaceOffset;
/** The raised deck that the article uses as its example. */
const raisedCm = 40;

export const machine: Machine<Garden, Interaction, GardenEvent> = {
  start,
  rest,
  read,
  reduce,
  undoGroupOf: ({field}) => field,
  drawing,
  announce,
  describe,
  words,
  Controls,
  tasks: [
    {
      words: {
        en: `Stop the flicker: set the path ${minCm} or ${centimetres(maxCm, 'en')} above the lawn.`,
        fr: `Faites cesser le scintillement : placez l’allée ${minCm} ou ${centimetres(maxCm, 'fr')} au-dessus de la pelouse.`,
      },
      isDone: ({document: {levels}}) => {
        const gapCm = levels.path - levels.lawn;
        return gapCm >= minCm && gapCm <= maxCm && fights(levels).length === 0;
      },
    },
    {
      words: {
        en: 'Bring the railing back to the edge of the terrace: it needs a surface to stand on.',
        fr: 'Ramenez le garde-corps au bord de la terrasse : il lui faut une surface.',
      },
      isDone: ({document}) => restsOnTerrace(document),
    },
    {
      words: {
        en: `Raise the terrace to ${centimetres(raisedCm, 'en')}: the railing rises with it.`,
        fr: `Surélevez la terrasse à ${centimetres(raisedCm, 'fr')} : le garde-corps monte avec elle.`,
      },
      isDone: ({document}) => document.levels.terrace === raisedCm && restsOnTerrace(document),
    },
    {
      words: {
        en: 'Raise the lawn above the path: the lawn covers the path.',
        fr: 'Montez la pelouse au-dessus de l’allée : la pelouse recouvre l’allée.',
      },
      isDone: ({document: {levels}}) =>
        levels.lawn > levels.path && levels.lawn > start.levels.lawn,
    },
  ],
};
