import {add, distance, type Point, point, subtract} from '../../geometry/point';
import {withFault} from '../core/withFault';
import {catchWith, move} from './items';
import {blockIds, rectangleOf, type SelectState, withSelected} from './model';

/** A press that moves less than this is a click. */
const clickCm = 12;
const dragStepCm = 5;

/** Shift-click: adds an unselected item to the selection, removes a selected one. */
export function toggle(state: SelectState, id: string): SelectState {
  const {selected} = state.interaction;
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
  const {document, interaction} = state;
  const isMore = isAdding || interaction.isShiftHeld;
  if (id === undefined) return isMore ? state : withSelected(state, []);
  if (document.find((item) => item.id === id)?.barrier) return withFault(state, 'locked');
  return isMore ? toggle(state, id) : withSelected(state, blockIds(document, id));
}

/** End of a rectangle: selects the items that are entirely inside. */
export function release(state: SelectState): SelectState {
  const {document, interaction} = state;
  const rectangle = rectangleOf(interaction);
  const calm = {...interaction, press: undefined};
  if (!rectangle) return {document, interaction: calm};
  const caught = catchWith(document, rectangle);
  const ids = caught.taken.map(({id}) => id);
  const kept = interaction.press?.isAdding || interaction.isShiftHeld ? interaction.selected : [];
  const selected = [...kept, ...ids.filter((id) => !kept.includes(id))];
  return {document, interaction: {...calm, caught, selected}};
}

/**
 * A drag draws the rectangle, or moves the selection in whole steps; `undefined` below the
 * threshold.
 */
export function drag({document, interaction}: SelectState, at: Point): SelectState | undefined {
  const {press} = interaction;
  if (!press || (!press.isDragging && distance(press.from, at) < clickCm)) return undefined;
  const {onId} = press;
  const begun = {...press, isDragging: true};
  if (onId === undefined)
    return {document, interaction: {...interaction, press: {...begun, to: at}}};
  const item = document.find(({id}) => id === onId);
  if (!item) return undefined;
  if (item.barrier) {
    return press.isDragging
      ? undefined
      : withFault({document, interaction: {...interaction, press: begun}}, 'locked');
  }
  const selected = interaction.selected.includes(onId)
    ? interaction.selected
    : blockIds(document, onId);
  const step = (way: number): number => Math.trunc(way / dragStepCm) * dragStepCm;
  const way = subtract(at, press.to);
  const moved = move(document, selected, point(step(way.x), step(way.y)));
  if (moved === document && press.isDragging) return undefined;
  const there = moved.find(({id}) => id === onId) ?? item;
  // Counts the actual move: after hitting a wall, the pointer must first come back by the excess.
  const to = add(press.to, subtract(there.centre, item.centre));
  return {document: moved, interaction: {...interaction, selected, press: {...begun, to}}};
}
