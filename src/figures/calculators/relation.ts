/**
 * The sign between two sides of an equation as displayed: rounding may make them differ.
 *
 * @param left the value of the displayed terms
 * @param right the displayed result, in the same unit
 */
export const relation = (left: number, right: number): '=' | '≈' =>
  Math.abs(left - right) < 1e-6 ? '=' : '≈';
