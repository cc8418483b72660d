/**
 * The sign between two sides of an equation, as they are shown: rounding may keep them apart.
 *
 * @param left what the shown terms make
 * @param right what is shown as their result, in the same unit
 */
export const relation = (left: number, right: number): '=' | '≈' =>
  Math.abs(left - right) < 1e-6 ? '=' : '≈';
