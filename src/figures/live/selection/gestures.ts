import {add, distance, type Point, point, subtract} from '../../geometry/point';
import {withFault} from '../core/withFault';
import {catchWith, move} from './items';
import {blockIds, rectangleOf, type SelectState, withSelected} from './model';

/** A press that moves less than this is a click. */
const clickCm = 12;
const dragStepCm = 5;

/** Shift-click: adds an unselected item to the selection, removes a selected one. */
export function toggle(state: SelectState, id: string): SelectState {
  const {selected} = state.hand;
  const block = blockIds(state.document, id);
  return withSelected(
    state,
    selected.includes(id)
      ? selected.filter((other) => !block.includes(other))
      : [...selected, ...block],
  );
}

/** A click selects; with Shift it adds or removes. On the floor it clears the selection. */
export function tap(state: SelectState, id: string | undefined, isAdding: boolean): SelectState {
  const {document, hand} = state;
  const isMore = isAdding || hand.isShiftHeld;
  if (id === undefined) return isMore ? state : withSelected(state, []);
  if (document.find((item) => item.id === id)?.barrier) return withFault(state, 'locked');
  return isMore ? toggle(state, id) : withSelected(state, blockIds(document, id));
}

/** End of a rectangle: selects the items that are entirely inside. */
export function release(state: SelectState): SelectState {
  const {document, hand} = state;
  const rectangle = rectangleOf(hand);
  const calm = {...hand, press: undefined};
  if (!rectangle) return {document, hand: calm};
  const caught = catchWith(document, rectangle);
  const ids = caught.taken.map(({id}) => id);
  const kept = hand.press?.isAdding || hand.isShiftHeld ? hand.selected : [];
  const selected = [...kept, ...ids.filter((id) => !kept.includes(id))];
  return {document, hand: {...calm, caught, selected}};
}

/**
 * A drag draws the rectangle, or moves the selection in whole steps; `undefined` below the
 * threshold.
 */
export function drag({document, hand}: SelectState, at: Point): SelectState | undefined {
  const {press} = hand;
  if (!press || (!press.isDragging && distance(press.from, at) < clickCm)) return undefined;
  const {onId} = press;
  const begun = {...press, isDragging: true};
  if (onId === undefined) return {document, hand: {...hand, press: {...begun, to: at}}};
  const item = document.find(({id}) => id === onId);
  if (!item) return undefined;
  if (item.barrier) {
    return press.isDragging
      ? undefined
      : withFault({document, hand: {...hand, press: begun}}, 'locked');
  }
  const selected = hand.selected.includes(onId) ? hand.selected : blockIds(document, onId);
  const step = (way: number): number => Math.trunc(way / dragStepCm) * dragStepCm;
  const way = subtract(at, press.to);
  const moved = move(document, selected, point(step(way.x), step(way.y)));
  if (moved === document && press.isDragging) return undefined;
  const there = moved.find(({id}) => id === onId) ?? item;
  // Counts the actual move: after hitting a wall, the pointer must first come back by the excess.
  const to = add(press.to, subtract(there.centre, item.centre));
  return {document: moved, hand: {...hand, selected, press: {...begun, to}}};
}
