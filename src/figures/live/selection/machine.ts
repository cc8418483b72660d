import {distance, scale} from '../../geometry/point';
import {arrows} from '../core/arrows';
import type {Input} from '../core/input';
import type {Machine} from '../core/Machine';
import Controls from './Controls';
import {drawing, toPlan} from './drawing';
import {
  diningIds,
  type Interaction,
  type Items,
  loungeIds,
  rest,
  type SelectEvent,
  start,
  stepsCm,
} from './model';
import {reduce} from './reduce';
import {announce, describe, words} from './words';

/** The product's own shortcuts, which the article gives. */
const commands: Readonly<Record<string, SelectEvent>> = {
  Escape: {type: 'deselect'},
  'Mod+a': {type: 'selectAll'},
  'Mod+d': {type: 'duplicate'},
  'Mod+g': {type: 'group'},
  'Mod+Shift+g': {type: 'ungroup'},
};

function read(input: Input): SelectEvent | undefined {
  if (input.kind === 'key') {
    const arrow = arrows[input.key];
    if (!arrow) return commands[input.key];
    return {type: 'nudge', by: scale(arrow, input.isExtending ? stepsCm.large : stepsCm.usual)};
  }
  const {phase, grip, at, isExtending: isAdding} = input;
  const on = grip === undefined || grip === 'floor' ? {} : {onId: grip};
  switch (phase) {
    case 'down':
      return {type: 'press', ...on, at: toPlan(at), isAdding};
    case 'drag':
      return {type: 'drag', at: toPlan(at)};
    case 'up':
      return {type: 'release'};
    case 'tap':
      return {type: 'tap', ...on, isAdding};
    case 'leave':
      return {type: 'cancel'};
    case 'hover':
      return undefined;
  }
}

const itemOf = (items: Items, id: string) => items.find((item) => item.id === id);

const isSelected = ({selected}: Interaction, ids: readonly string[]): boolean =>
  ids.every((id) => selected.includes(id));

const isMoved = (items: Items, before: Items, id: string): boolean => {
  const [now, then] = [itemOf(items, id), itemOf(before, id)];
  return now !== undefined && then !== undefined && distance(now.centre, then.centre) > 0.1;
};

export const machine: Machine<Items, Interaction, SelectEvent> = {
  start,
  rest,
  read,
  reduce,
  undoGroupOf: ({type}) => (type === 'drag' || type === 'nudge' ? type : undefined),
  drawing,
  announce,
  describe,
  keys: [...Object.keys(arrows), ...Object.keys(commands)],
  words,
  Controls,
  tasks: [
    {
      words: {
        en: 'Select chair 1, then chair 2, and align them at the top: the first one does not move.',
        fr: 'Sélectionnez la chaise 1, puis la chaise 2, et alignez-les en haut : la première ne bouge pas.',
      },
      isDone: ({document, interaction: {selected}}, {event}) =>
        event?.type === 'align' &&
        selected[0] === 'chair-1' &&
        selected.includes('chair-2') &&
        itemOf(document, 'chair-2')?.centre.y === itemOf(document, 'chair-1')?.centre.y,
    },
    {
      words: {
        en: 'Surround the table and its four chairs.',
        fr: 'Entourez la table et ses quatre chaises.',
      },
      isDone: ({interaction}) =>
        interaction.selected.length === diningIds.length && isSelected(interaction, diningIds),
    },
    {
      words: {
        en: 'Group them, then move the group.',
        fr: 'Groupez-les, puis déplacez le groupe.',
      },
      isDone: ({document}, {before, event}) => {
        const groupId = itemOf(before.document, 'table')?.groupId;
        const isOne = diningIds.every((id) => itemOf(before.document, id)?.groupId === groupId);
        const isMove = event !== undefined && isMoved(document, before.document, 'table');
        return groupId !== undefined && isOne && isMove;
      },
    },
    {
      words: {
        en: 'Surround the sofa and the coffee table: unlock or show what was left out, then surround them again.',
        fr: 'Entourez le canapé et la table basse : déverrouillez ou affichez ce qui n’est pas pris, puis entourez-les de nouveau.',
      },
      isDone: ({interaction}) => isSelected(interaction, loungeIds),
    },
  ],
};
