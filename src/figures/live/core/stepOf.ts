import type {KeyInput} from './input';

/** How far an arrow key moves something, in one unit for all three. */
interface Steps {
  readonly usual: number;
  readonly large: number;
  /** Without snapping, to place a point exactly. */
  readonly fine: number;
}

/**
 * The step of an arrow key: Shift makes it large, what suspends the snapping makes it fine, and with
 * both it is fine.
 */
export function stepOf(
  {isSuspending, isExtending}: Pick<KeyInput, 'isSuspending' | 'isExtending'>,
  {usual, large, fine}: Steps,
): number {
  if (isSuspending) return fine;
  return isExtending ? large : usual;
}
