import {add, distance, type Point, point, subtract} from '../../geometry/point';
import {dining, groundFloor} from '../../model/exampleHouse';
import type {State} from '../core/Machine';
import {copies} from './copies';
import {
  align,
  type Catch,
  catchWith,
  type EdgeName,
  type Frame,
  frameOf,
  type Item,
  manyItems,
  move,
  together,
} from './items';
import {regroup} from './regroup';

export type Items = readonly Item[];
export type Fault = 'nothing' | 'needTwo' | 'blocked' | 'full' | 'locked' | 'sameAgain';

/** A press under way: on an item, or on the empty floor. */
interface Press {
  readonly onId: string | undefined;
  readonly from: Point;
  readonly to: Point;
  readonly isDragging: boolean;
  readonly isAdding: boolean;
}

export interface Hand {
  /** In the order they were picked: the first one is the reference. */
  readonly selected: readonly string[];
  readonly press: Press | undefined;
  /** What the last rectangle took and left. */
  readonly caught: Catch | undefined;
  /** For readers without a Shift key at hand. */
  readonly isShiftHeld: boolean;
  readonly fault?: Fault;
  /** Counts faults, so that the same one is said again. */
  readonly faultNumber: number;
}

export type SelectEvent =
  | {readonly type: 'press'; readonly onId?: string; readonly at: Point; readonly isAdding: boolean}
  | {readonly type: 'drag'; readonly at: Point}
  | {readonly type: 'release'}
  | {readonly type: 'cancel'}
  | {readonly type: 'tap'; readonly onId?: string; readonly isAdding: boolean}
  | {readonly type: 'toggle'; readonly id: string}
  | {readonly type: 'deselect'}
  | {readonly type: 'holdShift'; readonly isOn: boolean}
  | {readonly type: 'nudge'; readonly by: Point}
  | {readonly type: 'group'}
  | {readonly type: 'ungroup'}
  | {readonly type: 'duplicate'}
  | {readonly type: 'align'; readonly edge: EdgeName}
  | {readonly type: 'bar'; readonly id: string; readonly isOn: boolean};

export type SelectState = State<Items, Hand>;

/** A press that moves less than this is a click. */
const clickCm = 12;
const dragStepCm = 5;

const ofLiving = groundFloor.furniture.filter(({centre}) => centre.x < 480);
export const diningIds = dining.map(({id}) => id);
export const loungeIds = ['sofa', 'low-table'] as const;

/** The living room: a chair is out of line, the sofa is locked, the low table is hidden. */
export const start: Items = ofLiving.map((piece): Item => {
  if (piece.id === 'chair-2') return {...piece, centre: add(piece.centre, point(10, -20))};
  if (piece.id === 'sofa') return {...piece, barrier: 'locked'};
  return piece.id === 'low-table' ? {...piece, barrier: 'hidden'} : piece;
});

/** What keeps an item from being picked at first: its switch stays when it is freed. */
export const barrierAtStart = (id: string): Item['barrier'] =>
  start.find((item) => item.id === id)?.barrier;

/** The item with all of its group. */
const blockIds = (items: Items, id: string): readonly string[] => {
  const item = items.find((other) => other.id === id);
  return item ? together(items, item).map((other) => other.id) : [];
};

/** What is still there of a selection, each item with all of its group. */
function settled(items: Items, selected: readonly string[]): readonly string[] {
  const kept = selected.filter((id) =>
    items.some((item) => item.id === id && item.barrier === undefined),
  );
  return [...new Set([...kept, ...kept.flatMap((id) => blockIds(items, id))])];
}

export const rest = (items: Items, hand?: Hand): Hand => ({
  selected: settled(items, hand?.selected ?? []),
  press: undefined,
  caught: undefined,
  isShiftHeld: hand?.isShiftHeld ?? false,
  faultNumber: hand?.faultNumber ?? 0,
});

/** The rectangle being drawn. */
export const rectangleOf = ({press}: Hand): Frame | undefined =>
  press?.isDragging && press.onId === undefined ? frameOf(press.from, press.to) : undefined;

const withFault = ({document, hand}: SelectState, fault: Fault): SelectState => ({
  document,
  hand: {...hand, fault, faultNumber: hand.faultNumber + 1},
});

const withSelected = ({document, hand}: SelectState, selected: readonly string[]): SelectState => ({
  document,
  hand: {...hand, selected},
});

/** Shift and a click: adds what is not selected, removes what is. */
function toggle(state: SelectState, id: string): SelectState {
  const {selected} = state.hand;
  const block = blockIds(state.document, id);
  return withSelected(
    state,
    selected.includes(id)
      ? selected.filter((other) => !block.includes(other))
      : [...selected, ...block],
  );
}

function tap(state: SelectState, id: string | undefined, isAdding: boolean): SelectState {
  const {document, hand} = state;
  const isMore = isAdding || hand.isShiftHeld;
  if (id === undefined) return isMore ? state : withSelected(state, []);
  if (document.find((item) => item.id === id)?.barrier) return withFault(state, 'locked');
  return isMore ? toggle(state, id) : withSelected(state, blockIds(document, id));
}

/** The end of a rectangle: takes what lies whole inside. */
function release(state: SelectState): SelectState {
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

/** A drag draws the rectangle, or moves the selection by whole steps; nothing for less than that. */
function drag({document, hand}: SelectState, at: Point): SelectState | undefined {
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
  // What the room holds back is not forgotten: the pointer must come back that far first.
  const to = add(press.to, subtract(there.centre, item.centre));
  return {document: moved, hand: {...hand, selected, press: {...begun, to}}};
}

/** What a command does to the selection; what it cannot do, it says. */
function command(state: SelectState, event: SelectEvent): SelectState {
  const {document, hand} = state;
  const {selected} = hand;
  if (selected.length === 0) return withFault(state, 'nothing');
  const change = (items: Items): SelectState =>
    items === document ? withFault(state, 'sameAgain') : {document: items, hand};
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
        hand: {...hand, selected: added.map(({id}) => id)},
      };
    }
    case 'align':
      return selected.length < 2
        ? withFault(state, 'needTwo')
        : change(align(document, selected, event.edge));
    default:
      return state;
  }
}

/** One step of the figure: pure. */
export function reduce(state: SelectState, event: SelectEvent): SelectState {
  const {document, hand: before} = state;
  const {fault: _, ...others} = before;
  const hand: Hand = {...others, caught: undefined};
  const calm: SelectState = {document, hand};
  switch (event.type) {
    case 'press': {
      const {onId, at, isAdding} = event;
      return {
        document,
        hand: {...hand, press: {onId, from: at, to: at, isDragging: false, isAdding}},
      };
    }
    case 'drag':
      return drag(calm, event.at) ?? state;
    case 'release':
      return release(calm);
    case 'cancel':
      return {document, hand: {...hand, press: undefined}};
    case 'tap':
      return tap(calm, event.onId, event.isAdding);
    case 'toggle':
      return toggle(calm, event.id);
    case 'deselect':
      return withSelected(calm, []);
    case 'holdShift':
      return {document, hand: {...hand, isShiftHeld: event.isOn}};
    case 'bar': {
      const items = document.map((item): Item => {
        const {barrier: __, ...free} = item;
        const barrier = barrierAtStart(item.id);
        if (item.id !== event.id) return item;
        return event.isOn && barrier ? {...free, barrier} : free;
      });
      return {document: items, hand: rest(items, hand)};
    }
    default:
      return command(calm, event);
  }
}
