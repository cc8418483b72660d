import type {KeyInput} from './input';

/** Distances that an arrow key moves something, all in the same unit. */
interface Steps {
  readonly usual: number;
  readonly large: number;
  /** Without snapping, for exact placement. */
  readonly fine: number;
}

/**
 * The distance that an arrow key moves: large with Shift, fine with the key that suspends snapping,
 * and fine with both.
 */
export function stepOf(
  {isSuspending, isExtending}: Pick<KeyInput, 'isSuspending' | 'isExtending'>,
  {usual, large, fine}: Steps,
): number {
  if (isSuspending) return fine;
  return isExtending ? large : usual;
}
