import {add, distance, type Point, point, rotate} from '../../geometry/point';
import {typedLengthCm} from '../core/typedLengthCm';
import {angleDegOf, type Fault, type Hand, isTooShort} from './model';
import {parseAngle} from './parseAngle';

/**
 * Where a wall ends by the typed length and angle, each replacing what the pointer shows.
 *
 * @returns the end, on the sheet or not, or what is wrong with the texts
 */
export function typedEnd(start: Point, {lengthText, angleText, target}: Hand): Point | Fault {
  const isLengthTyped = lengthText.trim() !== '';
  const lengthCm = isLengthTyped ? typedLengthCm(lengthText) : distance(start, target);
  if (typeof lengthCm === 'string') return 'length';
  if (isLengthTyped && isTooShort(lengthCm)) return 'shortLength';
  const angleDeg = angleText.trim() === '' ? angleDegOf(start, target) : parseAngle(angleText);
  if (angleDeg === undefined) return 'angle';
  return add(start, rotate(point(lengthCm, 0), -angleDeg));
}
