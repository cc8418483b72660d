import {scale} from '../../geometry/point';
import {metres} from '../../views/words';
import {arrows} from '../core/arrows';
import type {Input} from '../core/input';
import type {Machine} from '../core/Machine';
import {stepOf} from '../core/stepOf';
import Controls from './Controls';
import {drawing, toImage} from './drawing';
import {
  type Calibration,
  type Interaction,
  isOnEnds,
  isWithinTolerance,
  rest,
  type ScaleEvent,
  type ScaleState,
  start,
  stepsUnits,
  written,
} from './model';
import {reduce} from './reduce';
import {announce, describe, words} from './words';

function read(input: Input, {interaction}: ScaleState): ScaleEvent | undefined {
  if (input.kind === 'pointer') {
    const {grip, phase, at} = input;
    if (grip !== 'a' && grip !== 'b') {
      return phase === 'tap'
        ? {type: 'move', marker: interaction.current, to: toImage(at), isTap: true}
        : undefined;
    }
    if (phase === 'down') return {type: 'grab', marker: grip, at: toImage(at)};
    return phase === 'drag' ? {type: 'drag', marker: grip, at: toImage(at)} : undefined;
  }
  const arrow = arrows[input.key];
  return (
    arrow && {
      type: 'nudge',
      by: scale(arrow, stepOf(input, stepsUnits)),
      isFree: input.isSuspending,
    }
  );
}

const isScaled = (calibration: Calibration): boolean =>
  isOnEnds(calibration) && calibration.knownCm === written.acrossCm;

export const machine: Machine<Calibration, Interaction, ScaleEvent> = {
  start,
  rest,
  read,
  reduce,
  undoGroupOf: ({type}) => (type === 'drag' || type === 'nudge' ? type : undefined),
  drawing,
  announce,
  describe,
  keys: Object.keys(arrows),
  words,
  Controls,
  tasks: [
    {
      words: {
        en: 'Put A and B at the two ends of the bottom façade.',
        fr: 'Placez A et B aux deux bouts de la façade du bas.',
      },
      isDone: ({document}) => isOnEnds(document),
    },
    {
      words: {
        en: `The plan says ${metres(written.acrossCm, 'en')}: type this length and confirm.`,
        fr: `Le papier indique ${metres(written.acrossCm, 'fr')} : saisissez cette longueur, puis validez.`,
      },
      isDone: ({document}) => isScaled(document),
    },
    {
      words: {
        en: `Check in the other direction: ${metres(written.upCm, 'en')}.`,
        fr: `Contrôlez dans l’autre sens : ${metres(written.upCm, 'fr')}.`,
      },
      isDone: ({document, interaction}) =>
        interaction.isChecking && isScaled(document) && isWithinTolerance(document),
    },
    {
      words: {
        en: 'Switch to the stretched scan: the check reveals the distortion.',
        fr: 'Passez au scan étiré : le contrôle montre l’écart.',
      },
      isDone: ({document, interaction}) =>
        interaction.isChecking && isScaled(document) && !isWithinTolerance(document),
    },
  ],
};
