import {withFault} from '../core/withFault';
import {copies} from './copies';
import {drag, release, tap, toggle} from './gestures';
import {align, blocksOf, type Item, isInLine, manyItems, move} from './items';
import {
  barrierAtStart,
  type Interaction,
  type Items,
  rest,
  type SelectEvent,
  type SelectState,
  selectable,
  withSelected,
} from './model';
import {regroup} from './regroup';

/** Applies a command to the selection, or records why it cannot. */
function command(state: SelectState, event: SelectEvent): SelectState {
  const {document, interaction} = state;
  const {selected} = interaction;
  if (selected.length === 0) return withFault(state, 'nothing');
  const change = (items: Items): SelectState =>
    items === document ? withFault(state, 'sameAgain') : {document: items, interaction};
  switch (event.type) {
    case 'nudge': {
      const moved = move(document, selected, event.by);
      return moved === document ? withFault(state, 'blocked') : change(moved);
    }
    case 'group':
      return selected.length < 2
        ? withFault(state, 'needTwo')
        : change(regroup(document, selected, true));
    case 'ungroup':
      return change(regroup(document, selected, false));
    case 'duplicate': {
      const added = copies(document, selected);
      if (document.length + added.length > manyItems) return withFault(state, 'full');
      return {
        document: [...document, ...added],
        interaction: {...interaction, selected: added.map(({id}) => id)},
      };
    }
    case 'align': {
      if (selected.length < 2) return withFault(state, 'needTwo');
      if (blocksOf(document, selected).length < 2) return withFault(state, 'oneBlock');
      const items = align(document, selected, event.edge);
      return isInLine(items, selected, event.edge)
        ? change(items)
        : withFault({document: items, interaction}, 'blocked');
    }
    default:
      return state;
  }
}

/** The pure reducer of the figure. */
export function reduce(state: SelectState, event: SelectEvent): SelectState {
  const {document, interaction: before} = state;
  const {fault: _, ...others} = before;
  const interaction: Interaction = {...others, caught: undefined};
  const calm: SelectState = {document, interaction};
  switch (event.type) {
    case 'press': {
      const {onId, at, isAdding} = event;
      return {
        document,
        interaction: {...interaction, press: {onId, from: at, to: at, isDragging: false, isAdding}},
      };
    }
    case 'drag':
      return drag(calm, event.at) ?? state;
    case 'release':
      return release(calm);
    case 'cancel':
      return {document, interaction: {...interaction, press: undefined}};
    case 'tap':
      return tap(calm, event.onId, event.isAdding);
    case 'toggle':
      return toggle(calm, event.id);
    case 'selectAll':
      return withSelected(calm, selectable(document));
    case 'deselect':
      return withSelected({document, interaction: {...interaction, press: undefined}}, []);
    case 'holdShift':
      return {document, interaction: {...interaction, isShiftHeld: event.isOn}};
    case 'bar': {
      const items = document.map((item): Item => {
        const {barrier: __, ...free} = item;
        const barrier = barrierAtStart(item.id);
        if (item.id !== event.id) return item;
        return event.isOn && barrier ? {...free, barrier} : free;
      });
      return {document: items, interaction: rest(items, interaction)};
    }
    default:
      return command(calm, event);
  }
}
