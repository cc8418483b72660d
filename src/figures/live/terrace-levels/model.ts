import {lawn, terrace} from '../../model/exampleHouse';
import type {State} from '../core/Machine';
import type {Grab} from '../pointer/draggedCm';
import {type Levels, type Support, type SurfaceName, supportsOf, surfaceNames} from './surfaces';

/** The levels of the surfaces, and the west end of the railing. */
export interface Garden {
  readonly levels: Levels;
  readonly railingCm: number;
}

export type Field = SurfaceName | 'railing';
export type GardenEvent =
  | {readonly type: 'set'; readonly field: Field; readonly valueCm: number}
  | {readonly type: 'grab'; readonly field: Field; readonly atUnits: number};

export interface Interaction {
  /** What the pointer grabbed last. */
  readonly grab?: Grab;
}
export type GardenState = State<Garden, Interaction>;

export const railingLengthCm = 300;

/** The limits of each value. */
export const limits: Readonly<Record<Field, {readonly min: number; readonly max: number}>> = {
  lawn: {min: -10, max: 10},
  path: {min: -10, max: 10},
  terrace: {min: -10, max: 40},
  railing: {min: -90, max: 690},
};
export const stepsCm: Readonly<Record<Field, number>> = {lawn: 1, path: 1, terrace: 1, railing: 10};

/** Two faults to fix: the path is as low as the lawn, and the railing extends beyond the plot. */
export const start: Garden = {
  levels: {lawn: lawn.levelCm, path: lawn.levelCm, terrace: terrace.levelCm},
  railingCm: limits.railing.max,
};

export const rest = (): Interaction => ({});

export const fieldCm = ({levels, railingCm}: Garden, field: Field): number =>
  field === 'railing' ? railingCm : levels[field];

/** The surfaces that support the railing. */
export const supports = ({levels, railingCm}: Garden): Support[] =>
  supportsOf(levels, railingCm, railingCm + railingLengthCm);

/** The length of railing without support. */
export const unsupportedCm = (garden: Garden): number =>
  supports(garden).reduce((left, {fromXCm, toXCm}) => left - (toXCm - fromXCm), railingLengthCm);

/** Whether the terrace supports the whole railing. */
export const restsOnTerrace = (garden: Garden): boolean =>
  unsupportedCm(garden) === 0 && supports(garden).every(({name}) => name === 'terrace');

/** The pure reducer of the figure. */
export function reduce(state: GardenState, event: GardenEvent): GardenState {
  const {document, interaction} = state;
  const {field} = event;
  if (event.type === 'grab') {
    return {
      document,
      interaction: {grab: {atUnits: event.atUnits, valueCm: fieldCm(document, field)}},
    };
  }
  const {min, max} = limits[field];
  const step = stepsCm[field];
  const settled = Math.min(max, Math.max(min, Math.round(event.valueCm / step) * step)) + 0;
  if (settled === fieldCm(document, field)) return state;
  const next =
    field === 'railing'
      ? {...document, railingCm: settled}
      : {...document, levels: {...document.levels, [field]: settled}};
  return {document: next, interaction};
}

export const isField = (name: string): name is Field => name in limits;

export const isSurface = (field: string): field is SurfaceName =>
  (surfaceNames as readonly string[]).includes(field);
