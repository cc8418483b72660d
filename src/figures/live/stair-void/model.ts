import {facts} from '../../../product/facts';
import {point} from '../../geometry/point';
import {type Polygon, rectangle} from '../../geometry/polygon';
import {stair as exampleStair, groundFloor} from '../../model/exampleHouse';
import type {Stair} from '../../model/plan';
import {openingStartCm, stairRunCm, type Tread, treads} from '../../model/stairProfile';
import type {State} from '../core/Machine';

/** A stair along the west wall, the stairwell above it, and the heights of the storey. */
export interface StairDesign {
  /** How far south the foot of the stair is. */
  readonly footCm: number;
  /** The north end of the stairwell, and its length. */
  readonly voidCm: number;
  readonly voidLengthCm: number;
  readonly isFollowing: boolean;
  readonly ceilingCm: number;
  readonly slabCm: number;
}

/** Where the pointer grabbed the stair or the edge of the stairwell; undo and reset release it. */
export interface Interaction {
  readonly grabOffsetCm?: number;
}

export type Field = 'footCm' | 'voidLengthCm' | 'ceilingCm' | 'slabCm';
export type StairEvent =
  | {readonly type: 'set'; readonly field: Field; readonly valueCm: number}
  | {readonly type: 'follow'; readonly isOn: boolean}
  | {readonly type: 'grab'; readonly what: 'stair' | 'void'; readonly atCm: number}
  | {readonly type: 'drag'; readonly what: 'stair' | 'void'; readonly atCm: number};
export type StairState = State<StairDesign, Interaction>;

/** A comfortable riser, from which the number of risers is calculated. */
const comfortableRiserCm = 17.5;
/** Free space at the top of the stair, to step off. */
const landingCm = 80;
const southCm = 585;
const shortestVoidCm = 120;

const risersFor = (storeyCm: number): number => Math.round(storeyCm / comfortableRiserCm);

/** A length rounded to the millimetre, as it is displayed. */
export const tenth = (lengthCm: number): number => Math.round(lengthCm * 10) / 10;

export const storeyCm = ({ceilingCm, slabCm}: StairDesign): number => ceilingCm + slabCm;

/** The stair of a design, with the number of risers that suits its storey height. */
export function stairOf(design: StairDesign): Stair {
  const risers = risersFor(storeyCm(design));
  return {
    ...exampleStair,
    foot: point(exampleStair.foot.x, design.footCm),
    risers,
    riserCm: storeyCm(design) / risers,
  };
}

/** How far south the top of the stair is. */
export const topCm = (design: StairDesign): number => design.footCm - stairRunCm(stairOf(design));

/**
 * Distance from the face of the north wall to the foot of the stair, as one would measure it on
 * site.
 */
export const footFromWallCm = ({footCm}: StairDesign): number =>
  footCm - facts.outerWallThickness.lengthCm / 2;

/** The limits of each value; those of the foot depend on the run of the stair. */
export function limitsOf(design: StairDesign, field: Field): {min: number; max: number} {
  const runCm = stairRunCm(stairOf(design));
  switch (field) {
    case 'footCm':
      return {min: runCm + landingCm, max: southCm};
    case 'voidLengthCm':
      return {min: shortestVoidCm, max: runCm};
    case 'ceilingCm':
      return {min: 230, max: 280};
    case 'slabCm':
      return {min: 20, max: 40};
  }
}

const clamp = (value: number, {min, max}: {min: number; max: number}): number =>
  Math.min(max, Math.max(min, Math.round(value)));

/** The stairwell, as a rectangle of the upper floor. */
export const stairwell = ({voidCm, voidLengthCm}: StairDesign): Polygon =>
  rectangle(
    point(exampleStair.foot.x, voidCm),
    point(exampleStair.foot.x + exampleStair.widthCm, voidCm + voidLengthCm),
  );

/**
 * The tread with the least head clearance, and that clearance; `undefined` when no tread is
 * covered.
 */
export function tightest(design: StairDesign): {tread: Tread; clearanceCm: number} | undefined {
  const stair = stairOf(design);
  const fromCm = design.footCm - design.voidCm - design.voidLengthCm;
  const toCm = design.footCm - design.voidCm;
  const covered = treads(stair).filter(
    (tread) => tread.fromCm < fromCm - 0.5 || tread.fromCm + stair.treadCm > toCm + 0.5,
  );
  const tread = covered.at(-1);
  return tread && {tread, clearanceCm: tenth(design.ceilingCm - tread.heightCm)};
}

const clearanceCm = (design: StairDesign): number =>
  tightest(design)?.clearanceCm ?? Number.POSITIVE_INFINITY;

/** Whether steps run into the slab, which leaves no head clearance to measure. */
export const isBlocked = (design: StairDesign): boolean => clearanceCm(design) <= 0;

/** Whether a person fits under it at all, bending if need be. */
export const canStand = (design: StairDesign): boolean => clearanceCm(design) > 50;

export const isHighEnough = (design: StairDesign): boolean =>
  clearanceCm(design) >= facts.headClearance.lengthCm;

/** The gap between the last step and the edge of the upper floor; 0 when the stair reaches it. */
export const gapCm = (design: StairDesign): number => Math.max(0, topCm(design) - design.voidCm);

/** Whether a person can walk upright to the upper floor. */
export const isUsable = (design: StairDesign): boolean =>
  isHighEnough(design) && gapCm(design) === 0;

/** Clamps a design to its limits; the stairwell follows the stair when that option is on. */
function settled(design: StairDesign): StairDesign {
  const footCm = clamp(design.footCm, limitsOf(design, 'footCm'));
  const voidLengthCm = clamp(design.voidLengthCm, limitsOf(design, 'voidLengthCm'));
  const placed = {...design, footCm, voidLengthCm};
  const voidCm = design.isFollowing
    ? topCm(placed)
    : Math.min(design.voidCm, southCm - voidLengthCm);
  return {...placed, voidCm};
}

const runCm = stairRunCm(exampleStair);
export const start: StairDesign = {
  footCm: exampleStair.foot.y,
  voidCm: exampleStair.foot.y - runCm,
  voidLengthCm: runCm - openingStartCm(exampleStair, groundFloor.ceilingHeightCm),
  isFollowing: true,
  ceilingCm: groundFloor.ceilingHeightCm,
  slabCm: groundFloor.slabCm,
};

export const rest = (): Interaction => ({});

const southOf = (design: StairDesign, what: 'stair' | 'void'): number =>
  what === 'stair' ? design.footCm : design.voidCm + design.voidLengthCm;

/** The pure reducer of the figure. */
export function reduce(state: StairState, event: StairEvent): StairState {
  const {document, interaction} = state;
  const change = (part: Partial<StairDesign>): StairState => {
    const next = settled({...document, ...part});
    const keys = Object.keys(next) as (keyof StairDesign)[];
    return keys.every((key) => next[key] === document[key]) ? state : {document: next, interaction};
  };
  switch (event.type) {
    case 'set':
      return change({[event.field]: clamp(event.valueCm, limitsOf(document, event.field))});
    case 'follow':
      return change({isFollowing: event.isOn});
    case 'grab':
      return {document, interaction: {grabOffsetCm: southOf(document, event.what) - event.atCm}};
    case 'drag': {
      if (interaction.grabOffsetCm === undefined) return state;
      const atCm = event.atCm + interaction.grabOffsetCm;
      // The dragged edge stops at the wall: beyond, clamping would extend the stairwell at its
      // other end.
      return event.what === 'stair'
        ? change({footCm: atCm})
        : change({voidLengthCm: Math.min(atCm, southCm) - document.voidCm});
    }
  }
}
