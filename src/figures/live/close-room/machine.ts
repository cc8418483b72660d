import type {Input} from '../core/input';
import type {Machine} from '../core/Machine';
import {draggedCm} from '../pointer/draggedCm';
import Controls from './Controls';
import {drawing, lensOver} from './drawing';
import {
  type CloseEvent,
  type CloseState,
  cornerNames,
  type Gap,
  type Interaction,
  isClosed,
  reduce,
  rest,
  start,
} from './model';
import {announce, describe, words} from './words';

const arrows: Readonly<Record<string, number>> = {ArrowLeft: -1, ArrowRight: 1};

const {unitsPerCm} = lensOver('southEast');

function read(input: Input, {document, interaction}: CloseState): CloseEvent | undefined {
  if (input.kind === 'key') return {type: 'nudge', byCm: arrows[input.key] ?? 0};
  const {phase, at, grip} = input;
  if (grip === 'end' && phase === 'down') return {type: 'grab', atUnits: at.x};
  if (grip === 'end' && phase === 'drag') {
    const toCm = draggedCm(interaction.grab, document.endCm, at.x, unitsPerCm);
    return toCm === undefined ? undefined : {type: 'pull', toCm};
  }
  const corner = cornerNames.find((name) => name === grip);
  return corner && phase === 'tap' ? {type: 'look', at: corner} : undefined;
}

export const machine: Machine<Gap, Interaction, CloseEvent> = {
  start,
  rest,
  read,
  reduce,
  undoGroupOf: ({type}) => (type === 'pull' || type === 'nudge' ? type : undefined),
  drawing,
  announce,
  describe,
  keys: Object.keys(arrows),
  words,
  Controls,
  tasks: [
    {
      words: {
        en: 'Find the gap: look at each corner.',
        fr: 'Trouvez l’écart : regardez chaque angle.',
      },
      isDone: ({interaction}) => interaction.lens === 'southEast',
    },
    {
      words: {
        en: 'Close the room: its area appears.',
        fr: 'Fermez la pièce : sa surface apparaît.',
      },
      isDone: ({document}) => isClosed(document),
    },
    {
      words: {
        en: 'Show the inside length: one wall thickness less.',
        fr: 'Affichez la cote intérieure : une épaisseur de moins.',
      },
      isDone: ({document, interaction}) => isClosed(document) && interaction.measure === 'inside',
    },
  ],
};
