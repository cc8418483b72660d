import {add, direction, distance, type Point, point, rotate, scale} from '../../geometry/point';
import {typedLengthCm} from '../core/typedLengthCm';
import {angleDegOf, type Fault, type Interaction, isTooShort} from './model';
import {parseAngle} from './parseAngle';

/** Whether any value is typed for the next wall. */
export const isTyping = ({lengthText, angleText}: Interaction): boolean =>
  lengthText.trim() !== '' || angleText.trim() !== '';

/**
 * The end of a wall from the typed length and angle, each replacing the aimed value.
 *
 * @returns the end, on the sheet or not, or the fault in the texts
 */
export function typedEnd(
  start: Point,
  {lengthText, angleText, target, kind}: Interaction,
): Point | Fault {
  const [isLengthTyped, isAngleTyped] = [lengthText.trim() !== '', angleText.trim() !== ''];
  const shown = {lengthCm: distance(start, target), angleDeg: angleDegOf(start, target)};
  const lengthCm = isLengthTyped ? typedLengthCm(lengthText) : shown.lengthCm;
  if (typeof lengthCm === 'string') return 'length';
  if (isLengthTyped && isTooShort(lengthCm)) return 'shortLength';
  const angleDeg = isAngleTyped ? parseAngle(angleText) : shown.angleDeg;
  if (angleDeg === undefined) return 'angle';
  // Displayed values are rounded: typing those shown for a corner must lead to exactly that corner.
  const isShown =
    (!isLengthTyped || lengthCm === Math.round(shown.lengthCm)) && angleDeg === shown.angleDeg;
  if (kind === 'corner' && isShown) return target;
  // Without a typed angle, the exact aimed direction, not its rounded angle; to the right when
  // nothing is aimed.
  const way =
    isAngleTyped || shown.lengthCm === 0
      ? rotate(point(1, 0), -angleDeg)
      : direction(start, target);
  return add(start, scale(way, lengthCm));
}
