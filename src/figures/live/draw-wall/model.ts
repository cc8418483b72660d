import {distance, type Point, point, subtract} from '../../geometry/point';
import type {SnapKind} from '../../geometry/snap';
import type {Wall} from '../../model/plan';
import type {State} from '../core/Machine';

/** What has been drawn: the walls, and the points of the outline in progress. */
export interface Outline {
  readonly walls: readonly Wall[];
  /** Empty when no outline is in progress; the next wall starts at its last point. */
  readonly chain: readonly Point[];
}

export type Fault =
  | 'length'
  | 'noLength'
  | 'shortLength'
  | 'angle'
  | 'outside'
  | 'tooShort'
  | 'tangled';

/** The next wall as the reader is preparing it; not part of undo. */
export interface Interaction {
  readonly target: Point;
  readonly kind: SnapKind | 'free';
  /** Whether to show the target: the pointer is over the plan, or keys have moved the target. */
  readonly isAiming: boolean;
  readonly isByKeys: boolean;
  readonly isSnapping: boolean;
  /** Where the mouse was pressed, even off the sheet: a wall may be pulled from there. */
  readonly pressed?: Point;
  readonly lengthText: string;
  readonly angleText: string;
  /** Counts changes of the length typed in the plan, where no field announces them. */
  readonly echoNumber: number;
  /** Counts requests from the plan to move the focus to the angle field. */
  readonly angleCalls: number;
  readonly fault?: Fault;
  /** Whether the last key had nothing to undo. */
  readonly isIdle?: boolean;
  /** Counts faults, so that a repeated one is announced again. */
  readonly faultNumber: number;
}

export type DrawEvent =
  | {
      readonly type: 'aim' | 'press' | 'pull' | 'place';
      readonly at: Point;
      readonly isTouch: boolean;
      readonly isFree: boolean;
    }
  | {readonly type: 'finish'}
  | {readonly type: 'nudge'; readonly by: Point; readonly isFree: boolean}
  | {readonly type: 'type'; readonly field: 'lengthText' | 'angleText'; readonly text: string}
  | {readonly type: 'append'; readonly sign: string}
  | {readonly type: 'askAngle'}
  | {readonly type: 'confirm'}
  | {readonly type: 'back'}
  | {readonly type: 'stop'}
  | {readonly type: 'leave'}
  | {readonly type: 'snapping'; readonly isOn: boolean};

export type DrawState = State<Outline, Interaction>;

/** The part of the plan that is visible, in centimetres. */
export const sheet = {min: point(-120, -90), max: point(810, 610)} as const;
/**
 * Default position of the first corner: from there walls of 3 m fit the sheet in all four
 * directions, and walls of 4.50 m to the left and to the right.
 */
const firstCorner = point(340, 260);
/** Clamps a point to the sheet. */
export const onSheet = ({x, y}: Point): Point => ({
  x: Math.min(sheet.max.x, Math.max(sheet.min.x, x)),
  y: Math.min(sheet.max.y, Math.max(sheet.min.y, y)),
});

export const isOnSheet = (p: Point): boolean => distance(p, onSheet(p)) < 0.01;

/** Snap targets: the ends of walls, and the points of the outline in progress. */
export const cornersOf = ({walls, chain}: Outline): Point[] => [
  ...walls.flatMap(({start, end}) => [start, end]),
  ...chain,
];

/** Minimum length of a wall. */
export const shortestCm = 10;
/** Whether a wall would be too short; the tolerance absorbs the rounding error of rotated walls. */
export const isTooShort = (lengthCm: number): boolean => lengthCm < shortestCm - 0.001;
/**
 * Distance that an arrow key moves the point: normally, with the key for large steps, for fine
 * ones.
 */
export const stepsCm = {usual: 10, large: 100, fine: 1} as const;

export const empty: Outline = {walls: [], chain: []};

/** The interaction at the start, and after undo and redo: at the last point, with nothing typed. */
export const rest = ({chain}: Outline, interaction?: Interaction): Interaction => ({
  target: chain.at(-1) ?? interaction?.target ?? firstCorner,
  kind: 'grid',
  isAiming: interaction?.isByKeys ?? false,
  isByKeys: interaction?.isByKeys ?? false,
  isSnapping: interaction?.isSnapping ?? true,
  lengthText: '',
  angleText: '',
  echoNumber: interaction?.echoNumber ?? 0,
  angleCalls: interaction?.angleCalls ?? 0,
  faultNumber: interaction?.faultNumber ?? 0,
});

/** The angle from `a` to `b` in degrees: 0 to the right, 90 upwards, below 360. */
export function angleDegOf(a: Point, b: Point): number {
  const angle = (Math.atan2(a.y - b.y, b.x - a.x) * 180) / Math.PI;
  return Math.round(((angle + 360) % 360) * 10) / 10;
}

/** The wall being drawn, from its start to the target; `undefined` while it has no length. */
export function underWay({
  document,
  interaction,
}: DrawState): {start: Point; end: Point} | undefined {
  const start = document.chain.at(-1);
  if (!start || !interaction.isAiming || distance(start, interaction.target) < 0.01)
    return undefined;
  return {start, end: interaction.target};
}

/**
 * The first point if the target is level with it or directly above or below it, for an alignment
 * line.
 */
export function alignedWith({document: {chain}, interaction}: DrawState): Point | undefined {
  const [first] = chain;
  if (!first || chain.length < 2) return undefined;
  const {x, y} = subtract(interaction.target, first);
  return Math.abs(x) < 0.5 !== Math.abs(y) < 0.5 ? first : undefined;
}
