import type {State} from './Machine';

interface Faulty {
  readonly fault?: string;
  /** Counts faults, so that a repeated one is announced again. */
  readonly faultNumber: number;
}

/** The state with a fault, to be announced even when it repeats the previous one. */
export const withFault = <D, I extends Faulty>(
  {document, interaction}: State<D, I>,
  fault: NonNullable<I['fault']>,
): State<D, I> => ({
  document,
  interaction: {...interaction, fault, faultNumber: interaction.faultNumber + 1},
});
