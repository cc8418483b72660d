import {add, distance} from '../../geometry/point';
import {withFault} from '../core/withFault';
import {aim} from './aim';
import {
  cornersOf,
  type DrawEvent,
  type DrawState,
  empty,
  type Interaction,
  onSheet,
  rest,
  underWay,
} from './model';
import {placePoint} from './placePoint';
import {isTyping, typedEnd} from './typedEnd';

/** Snap distance for arrow keys: less than one step, or the point could never leave a corner. */
const catchCm = 9;

/**
 * Enter: places the first corner where it is shown, then the ends of walls from the typed values.
 */
function confirm(state: DrawState): DrawState {
  const {document, interaction} = state;
  const {lengthText, target} = interaction;
  const start = document.chain.at(-1);
  if (!isTyping(interaction)) return placePoint(state, target);
  // Before the first corner, the typed values apply to the wall that will start there; they must
  // already be valid.
  const end = typedEnd(start ?? target, interaction);
  if (typeof end === 'string') return withFault(state, end);
  if (!start) return placePoint(state, target);
  // An angle alone rotates the wall being aimed: without one, there is no length.
  return lengthText.trim() === '' && !underWay(state)
    ? withFault(state, 'noLength')
    : placePoint(state, end);
}

/** The interaction with a length typed in the plan, to be announced. */
const typed = (interaction: Interaction, lengthText: string): Interaction => ({
  ...interaction,
  lengthText,
  echoNumber: interaction.echoNumber + 1,
});

/** Backspace: deletes typed text first, then the last point with its wall. */
function back({document, interaction}: DrawState): DrawState {
  if (interaction.lengthText !== '') {
    return {document, interaction: typed(interaction, interaction.lengthText.slice(0, -1))};
  }
  const {walls, chain} = document;
  if (chain.length === 0) return {document, interaction: {...interaction, isIdle: true}};
  const next = {walls: chain.length > 1 ? walls.slice(0, -1) : walls, chain: chain.slice(0, -1)};
  return {document: next, interaction: rest(next, interaction)};
}

/** A click: places the point shown, whether aimed or typed. Invalid text is ignored. */
function place({document, interaction}: DrawState): DrawState {
  const start = document.chain.at(-1);
  const end = start && isTyping(interaction) ? typedEnd(start, interaction) : interaction.target;
  return placePoint({document, interaction}, typeof end === 'string' ? interaction.target : end);
}

/** Ends the outline; its walls remain. */
const stop = ({document, interaction}: DrawState): DrawState =>
  document.chain.length === 0
    ? {
        document,
        interaction: {
          ...(interaction.lengthText === '' ? interaction : typed(interaction, '')),
          angleText: '',
        },
      }
    : {document: {walls: document.walls, chain: []}, interaction: rest(empty, interaction)};

/** The pure reducer of the figure. */
export function reduce(state: DrawState, event: DrawEvent): DrawState {
  const {document} = state;
  const {isIdle: _, ...before} = state.interaction;
  const {fault: __, ...interaction} = before;
  switch (event.type) {
    case 'aim':
      // A pointer crossing the plan on its way to a field must not clear the fault.
      return {document, interaction: aim(document, before, event)};
    case 'press':
      return {document, interaction: {...aim(document, before, event), pressed: event.at}};
    case 'pull': {
      const {pressed = event.at} = interaction;
      const begun = placePoint(
        {document, interaction},
        aim(document, interaction, {...event, at: pressed}).target,
      );
      return {...begun, interaction: aim(begun.document, {...begun.interaction, pressed}, event)};
    }
    case 'place':
      return place({document, interaction: aim(document, interaction, event)});
    case 'finish':
      // The first click of the double click has already placed a point: if that began or closed an
      // outline, there is nothing to end.
      return document.chain.length < 2 ? state : stop({document, interaction});
    case 'nudge': {
      const moved = onSheet(add(interaction.target, event.by));
      const near =
        interaction.isSnapping && !event.isFree
          ? cornersOf(document).find((corner) => distance(corner, moved) < catchCm)
          : undefined;
      const [target, kind] = near ? [near, 'corner' as const] : [moved, 'grid' as const];
      return {
        document,
        interaction: {...interaction, target, kind, isAiming: true, isByKeys: true},
      };
    }
    case 'type':
      return {document, interaction: {...interaction, [event.field]: event.text}};
    case 'append':
      // Replaces a rejected length: unlike in a field, the text is not selected for the next one.
      return {
        document,
        interaction: typed(interaction, (before.fault ? '' : interaction.lengthText) + event.sign),
      };
    case 'askAngle':
      return {document, interaction: {...interaction, angleCalls: interaction.angleCalls + 1}};
    case 'confirm':
      return confirm({document, interaction});
    case 'back':
      return back({document, interaction});
    case 'stop':
      return stop({document, interaction});
    case 'leave':
      return interaction.isByKeys ? state : {document, interaction: {...before, isAiming: false}};
    case 'snapping':
      return {document, interaction: {...interaction, isSnapping: event.isOn}};
  }
}
