import type {State} from './Machine';

interface Faulty {
  readonly fault?: string;
  /** Counts faults, so that a repeated one is announced again. */
  readonly faultNumber: number;
}

/** The state with a fault, to be announced even when it repeats the previous one. */
export const withFault = <D, H extends Faulty>(
  {document, hand}: State<D, H>,
  fault: NonNullable<H['fault']>,
): State<D, H> => ({
  document,
  hand: {...hand, fault, faultNumber: hand.faultNumber + 1},
});
