import type {Frame} from '../../geometry/frame';
import {add, type Point, point} from '../../geometry/point';
import {dining, groundFloor} from '../../model/exampleHouse';
import type {State} from '../core/Machine';
import {type Catch, type EdgeName, frameOf, type Item, together} from './items';

export type Items = readonly Item[];
export type Fault =
  | 'nothing'
  | 'needTwo'
  | 'oneBlock'
  | 'blocked'
  | 'full'
  | 'locked'
  | 'sameAgain';

/** The current press, on an item or on the floor. */
interface Press {
  readonly onId: string | undefined;
  readonly from: Point;
  readonly to: Point;
  readonly isDragging: boolean;
  readonly isAdding: boolean;
}

export interface Interaction {
  /** In selection order: the first one is the reference. */
  readonly selected: readonly string[];
  readonly press: Press | undefined;
  /** What the last rectangle selected and left out. */
  readonly caught: Catch | undefined;
  /** Substitute for the Shift key, for readers without one. */
  readonly isShiftHeld: boolean;
  readonly fault?: Fault;
  /** Counts faults, so that a repeated one is announced again. */
  readonly faultNumber: number;
}

export type SelectEvent =
  | {readonly type: 'press'; readonly onId?: string; readonly at: Point; readonly isAdding: boolean}
  | {readonly type: 'drag'; readonly at: Point}
  | {readonly type: 'release'}
  | {readonly type: 'cancel'}
  | {readonly type: 'tap'; readonly onId?: string; readonly isAdding: boolean}
  | {readonly type: 'toggle'; readonly id: string}
  | {readonly type: 'selectAll'}
  | {readonly type: 'deselect'}
  | {readonly type: 'holdShift'; readonly isOn: boolean}
  | {readonly type: 'nudge'; readonly by: Point}
  | {readonly type: 'group'}
  | {readonly type: 'ungroup'}
  | {readonly type: 'duplicate'}
  | {readonly type: 'align'; readonly edge: EdgeName}
  | {readonly type: 'bar'; readonly id: string; readonly isOn: boolean};

export type SelectState = State<Items, Interaction>;

/** Distance that an arrow key moves the selection: normally, and with Shift. */
export const stepsCm = {usual: 5, large: 25} as const;

const ofLiving = groundFloor.furniture.filter(({centre}) => centre.x < 480);
export const diningIds = dining.map(({id}) => id);
export const loungeIds = ['sofa', 'low-table'] as const;

/** The living room: a chair is misaligned, the sofa is locked, the low table is hidden. */
export const start: Items = ofLiving.map((piece): Item => {
  if (piece.id === 'chair-2') return {...piece, centre: add(piece.centre, point(10, -20))};
  if (piece.id === 'sofa') return {...piece, barrier: 'locked'};
  return piece.id === 'low-table' ? {...piece, barrier: 'hidden'} : piece;
});

/** The initial barrier of an item: its command stays in the list once the item is freed. */
export const barrierAtStart = (id: string): Item['barrier'] =>
  start.find((item) => item.id === id)?.barrier;

/** The ids of the item and of its group. */
export const blockIds = (items: Items, id: string): readonly string[] => {
  const item = items.find((other) => other.id === id);
  return item ? together(items, item).map((other) => other.id) : [];
};

/** The part of a selection that still exists and is selectable, each item with its group. */
function settled(items: Items, selected: readonly string[]): readonly string[] {
  const kept = selected.filter((id) =>
    items.some((item) => item.id === id && item.barrier === undefined),
  );
  return [...new Set([...kept, ...kept.flatMap((id) => blockIds(items, id))])];
}

export const rest = (items: Items, interaction?: Interaction): Interaction => ({
  selected: settled(items, interaction?.selected ?? []),
  press: undefined,
  caught: undefined,
  isShiftHeld: interaction?.isShiftHeld ?? false,
  faultNumber: interaction?.faultNumber ?? 0,
});

/** All items that can be selected. */
export const selectable = (items: Items): readonly string[] =>
  settled(
    items,
    items.map(({id}) => id),
  );

/** The rectangle being drawn. */
export const rectangleOf = ({press}: Interaction): Frame | undefined =>
  press?.isDragging && press.onId === undefined ? frameOf(press.from, press.to) : undefined;

/** The state with another selection. */
export const withSelected = (
  {document, interaction}: SelectState,
  selected: readonly string[],
): SelectState => ({
  document,
  interaction: {...interaction, selected},
});
