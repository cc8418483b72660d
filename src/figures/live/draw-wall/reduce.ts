import {add, distance} from '../../geometry/point';
import {withFault} from '../core/withFault';
import {aim} from './aim';
import {
  cornersOf,
  type DrawEvent,
  type DrawState,
  empty,
  type Hand,
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
  const {document, hand} = state;
  const {lengthText, target} = hand;
  const start = document.chain.at(-1);
  if (!isTyping(hand)) return placePoint(state, target);
  // Before the first corner, the typed values apply to the wall that will start there; they must
  // already be valid.
  const end = typedEnd(start ?? target, hand);
  if (typeof end === 'string') return withFault(state, end);
  if (!start) return placePoint(state, target);
  // An angle alone rotates the wall being aimed: without one, there is no length.
  return lengthText.trim() === '' && !underWay(state)
    ? withFault(state, 'noLength')
    : placePoint(state, end);
}

/** The interaction with a length typed in the plan, to be announced. */
const typed = (hand: Hand, lengthText: string): Hand => ({
  ...hand,
  lengthText,
  echoNumber: hand.echoNumber + 1,
});

/** Backspace: deletes typed text first, then the last point with its wall. */
function back({document, hand}: DrawState): DrawState {
  if (hand.lengthText !== '') {
    return {document, hand: typed(hand, hand.lengthText.slice(0, -1))};
  }
  const {walls, chain} = document;
  if (chain.length === 0) return {document, hand: {...hand, isIdle: true}};
  const next = {walls: chain.length > 1 ? walls.slice(0, -1) : walls, chain: chain.slice(0, -1)};
  return {document: next, hand: rest(next, hand)};
}

/** A click: places the point shown, whether aimed or typed. Invalid text is ignored. */
function place({document, hand}: DrawState): DrawState {
  const start = document.chain.at(-1);
  const end = start && isTyping(hand) ? typedEnd(start, hand) : hand.target;
  return placePoint({document, hand}, typeof end === 'string' ? hand.target : end);
}

/** Ends the outline; its walls remain. */
const stop = ({document, hand}: DrawState): DrawState =>
  document.chain.length === 0
    ? {document, hand: {...(hand.lengthText === '' ? hand : typed(hand, '')), angleText: ''}}
    : {document: {walls: document.walls, chain: []}, hand: rest(empty, hand)};

/** The pure reducer of the figure. */
export function reduce(state: DrawState, event: DrawEvent): DrawState {
  const {document} = state;
  const {isIdle: _, ...before} = state.hand;
  const {fault: __, ...hand} = before;
  switch (event.type) {
    case 'aim':
      // A pointer crossing the plan on its way to a field must not clear the fault.
      return {document, hand: aim(document, before, event)};
    case 'press':
      return {document, hand: {...aim(document, before, event), pressed: event.at}};
    case 'pull': {
      const {pressed = event.at} = hand;
      const begun = placePoint(
        {document, hand},
        aim(document, hand, {...event, at: pressed}).target,
      );
      return {...begun, hand: aim(begun.document, {...begun.hand, pressed}, event)};
    }
    case 'place':
      return place({document, hand: aim(document, hand, event)});
    case 'finish':
      // The first click of the double click has already placed a point: if that began or closed an
      // outline, there is nothing to end.
      return document.chain.length < 2 ? state : stop({document, hand});
    case 'nudge': {
      const moved = onSheet(add(hand.target, event.by));
      const near =
        hand.isSnapping && !event.isFree
          ? cornersOf(document).find((corner) => distance(corner, moved) < catchCm)
          : undefined;
      const [target, kind] = near ? [near, 'corner' as const] : [moved, 'grid' as const];
      return {document, hand: {...hand, target, kind, isAiming: true, isByKeys: true}};
    }
    case 'type':
      return {document, hand: {...hand, [event.field]: event.text}};
    case 'append':
      // Replaces a rejected length: unlike in a field, the text is not selected for the next one.
      return {document, hand: typed(hand, (before.fault ? '' : hand.lengthText) + event.sign)};
    case 'askAngle':
      return {document, hand: {...hand, angleCalls: hand.angleCalls + 1}};
    case 'confirm':
      return confirm({document, hand});
    case 'back':
      return back({document, hand});
    case 'stop':
      return stop({document, hand});
    case 'leave':
      return hand.isByKeys ? state : {document, hand: {...before, isAiming: false}};
    case 'snapping':
      return {document, hand: {...hand, isSnapping: event.isOn}};
  }
}
