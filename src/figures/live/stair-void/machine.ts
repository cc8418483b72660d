import {facts} from '../../../product/facts';
import {metres} from '../../views/words';
import type {Input} from '../core/input';
import type {Machine} from '../core/Machine';
import Controls from './Controls';
import {drawing} from './drawing';
import {southCmAt} from './frame';
import {
  type Interaction,
  isHighEnough,
  reduce,
  rest,
  type StairDesign,
  type StairEvent,
  start,
} from './model';
import {announce, describe, words} from './words';

function read(input: Input): StairEvent | undefined {
  if (input.kind === 'key' || (input.grip !== 'stair' && input.grip !== 'void')) return undefined;
  const {phase, grip: what, at} = input;
  if (phase === 'down') return {type: 'grab', what, atCm: southCmAt(at)};
  return phase === 'drag' ? {type: 'drag', what, atCm: southCmAt(at)} : undefined;
}

export const machine: Machine<StairDesign, Interaction, StairEvent> = {
  start,
  rest,
  read,
  reduce,
  undoGroupOf: (event) => {
    if (event.type === 'drag') return event.what;
    return event.type === 'set' ? event.field : undefined;
  },
  drawing,
  announce,
  describe,
  words,
  Controls,
  tasks: [
    {
      words: {
        en: 'Slide the stairs: the stairwell follows.',
        fr: 'Faites glisser l’escalier : la trémie suit.',
      },
      isDone: ({document}) => document.isFollowing && document.footCm !== start.footCm,
    },
    {
      words: {
        en: 'Shorten the stairwell until head clearance is too low.',
        fr: 'Raccourcissez la trémie jusqu’à ce que l’échappée soit trop basse.',
      },
      isDone: ({document}) => document.voidLengthCm < start.voidLengthCm && !isHighEnough(document),
    },
    {
      words: {
        en: `Lengthen the stairwell again: head clearance must be at least ${metres(facts.headClearance.lengthCm, 'en')}.`,
        fr: `Rallongez-la : il faut une échappée de ${metres(facts.headClearance.lengthCm, 'fr')} au moins.`,
      },
      isDone: ({document}, {before, done: [, hasBeenTooLow]}) =>
        hasBeenTooLow === true &&
        isHighEnough(document) &&
        document.voidLengthCm > before.document.voidLengthCm,
    },
    {
      words: {
        en: 'Raise the ceiling to 2.80 m and count the risers.',
        fr: 'Relevez le plafond à 2,80 m et comptez les contremarches.',
      },
      isDone: ({document}) => document.ceilingCm === 280,
    },
  ],
};
