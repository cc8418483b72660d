import {lawn, terrace} from '../../model/exampleHouse';
import type {State} from '../core/Machine';
import type {Grab} from '../pointer/draggedCm';
import {type Levels, type Support, type SurfaceName, supportsOf, surfaceNames} from './surfaces';

/** The levels of the surfaces, and where the railing begins in the west. */
export interface Garden {
  readonly levels: Levels;
  readonly railingCm: number;
}

export type Field = SurfaceName | 'railing';
export type GardenEvent =
  | {readonly type: 'set'; readonly field: Field; readonly valueCm: number}
  | {readonly type: 'grab'; readonly field: Field; readonly atUnits: number};

export interface Hand {
  /** What the pointer took hold of last. */
  readonly grab?: Grab;
}
export type GardenState = State<Garden, Hand>;

export const railingLengthCm = 300;

/** How far each value may go. */
export const limits: Readonly<Record<Field, {readonly min: number; readonly max: number}>> = {
  lawn: {min: -10, max: 10},
  path: {min: -10, max: 10},
  terrace: {min: -10, max: 40},
  railing: {min: -90, max: 690},
};
export const stepsCm: Readonly<Record<Field, number>> = {lawn: 1, path: 1, terrace: 1, railing: 10};

/** The path lies as low as the lawn, and the railing reaches beyond the plot. */
export const start: Garden = {
  levels: {lawn: lawn.levelCm, path: lawn.levelCm, terrace: terrace.levelCm},
  railingCm: limits.railing.max,
};

export const rest = (): Hand => ({});

export const fieldCm = ({levels, railingCm}: Garden, field: Field): number =>
  field === 'railing' ? railingCm : levels[field];

/** What carries the railing. */
export const supports = ({levels, railingCm}: Garden): Support[] =>
  supportsOf(levels, railingCm, railingCm + railingLengthCm);

/** How much of the railing has nothing under it. */
export const unsupportedCm = (garden: Garden): number =>
  supports(garden).reduce((left, {fromXCm, toXCm}) => left - (toXCm - fromXCm), railingLengthCm);

/** Whether the railing rests on the terrace from end to end. */
export const restsOnTerrace = (garden: Garden): boolean =>
  unsupportedCm(garden) === 0 && supports(garden).every(({name}) => name === 'terrace');

/** One step of the figure: pure. */
export function reduce(state: GardenState, event: GardenEvent): GardenState {
  const {document, hand} = state;
  const {field} = event;
  if (event.type === 'grab') {
    return {document, hand: {grab: {atUnits: event.atUnits, valueCm: fieldCm(document, field)}}};
  }
  const {min, max} = limits[field];
  const step = stepsCm[field];
  const settled = Math.min(max, Math.max(min, Math.round(event.valueCm / step) * step)) + 0;
  if (settled === fieldCm(document, field)) return state;
  const next =
    field === 'railing'
      ? {...document, railingCm: settled}
      : {...document, levels: {...document.levels, [field]: settled}};
  return {document: next, hand};
}

export const isField = (name: string): name is Field => name in limits;

export const isSurface = (field: string): field is SurfaceName =>
  (surfaceNames as readonly string[]).includes(field);
