import {add, direction, distance, type Point, point, rotate, scale} from '../../geometry/point';
import {typedLengthCm} from '../core/typedLengthCm';
import {angleDegOf, type Fault, type Hand, isTooShort} from './model';
import {parseAngle} from './parseAngle';

/** Whether anything is typed for the wall to come. */
export const isTyping = ({lengthText, angleText}: Hand): boolean =>
  lengthText.trim() !== '' || angleText.trim() !== '';

/**
 * Where a wall ends by the typed length and angle, each replacing what the pointer shows.
 *
 * @returns the end, on the sheet or not, or what is wrong with the texts
 */
export function typedEnd(start: Point, {lengthText, angleText, target, kind}: Hand): Point | Fault {
  const [isLengthTyped, isAngleTyped] = [lengthText.trim() !== '', angleText.trim() !== ''];
  const shown = {lengthCm: distance(start, target), angleDeg: angleDegOf(start, target)};
  const lengthCm = isLengthTyped ? typedLengthCm(lengthText) : shown.lengthCm;
  if (typeof lengthCm === 'string') return 'length';
  if (isLengthTyped && isTooShort(lengthCm)) return 'shortLength';
  const angleDeg = isAngleTyped ? parseAngle(angleText) : shown.angleDeg;
  if (angleDeg === undefined) return 'angle';
  // What is shown of a way to a corner is rounded: typed as it stands there, it leads to the corner.
  const isShown =
    (!isLengthTyped || lengthCm === Math.round(shown.lengthCm)) && angleDeg === shown.angleDeg;
  if (kind === 'corner' && isShown) return target;
  // Without an angle, as it is aimed and not as it is rounded; to the right while nothing is.
  const way =
    isAngleTyped || shown.lengthCm === 0
      ? rotate(point(1, 0), -angleDeg)
      : direction(start, target);
  return add(start, scale(way, lengthCm));
}
