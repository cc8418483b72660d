import type {State} from './Machine';

interface Faulty {
  readonly fault?: string;
  /** Counts faults, so that the same one is said again. */
  readonly faultNumber: number;
}

/** The state with something wrong in it, which is to be said again even when it was said before. */
export const withFault = <D, H extends Faulty>(
  {document, hand}: State<D, H>,
  fault: NonNullable<H['fault']>,
): State<D, H> => ({
  document,
  hand: {...hand, fault, faultNumber: hand.faultNumber + 1},
});
