import {facts} from '../../../product/facts';
import {centimetres} from '../../views/words';
import type {Input} from '../core/input';
import type {Machine} from '../core/Machine';
import Controls from './Controls';
import {drawing} from './drawing';
import {levelCmAt, xCmAt} from './frame';
import {
  type Garden,
  type GardenEvent,
  type Hand,
  isSurface,
  railingLengthCm,
  reduce,
  rest,
  restsOn,
  start,
} from './model';
import {announce, describe, words} from './words';

function read(input: Input): GardenEvent | undefined {
  if (input.kind === 'key' || input.phase !== 'drag') return undefined;
  const {grip, at} = input;
  if (grip === 'railing') {
    return {type: 'set', field: grip, valueCm: xCmAt(at) - railingLengthCm / 2};
  }
  return grip !== undefined && isSurface(grip)
    ? {type: 'set', field: grip, valueCm: levelCmAt(at)}
    : undefined;
}

const {minCm, maxCm} = facts.surfaceOffset;
/** The raised deck that the article takes as its example. */
const raisedCm = 40;

export const machine: Machine<Garden, Hand, GardenEvent> = {
  start,
  rest,
  read,
  reduce,
  strokeOf: ({field}) => field,
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
        return gapCm >= minCm && gapCm <= maxCm;
      },
    },
    {
      words: {
        en: 'Bring the railing back to the edge of the terrace: it needs a surface.',
        fr: 'Ramenez le garde-corps au bord de la terrasse : il lui faut une surface.',
      },
      isDone: ({document}) => restsOn(document, 'terrace'),
    },
    {
      words: {
        en: `Raise the terrace to ${centimetres(raisedCm, 'en')}: the railing rises with it.`,
        fr: `Surélevez la terrasse à ${centimetres(raisedCm, 'fr')} : le garde-corps monte avec elle.`,
      },
      isDone: ({document}) => document.levels.terrace === raisedCm && restsOn(document, 'terrace'),
    },
    {
      words: {
        en: 'Raise the lawn above the path: the lawn covers the path.',
        fr: 'Montez la pelouse au-dessus de l’allée : la pelouse recouvre l’allée.',
      },
      isDone: ({document: {levels}}) => levels.lawn > levels.path,
    },
  ],
};
