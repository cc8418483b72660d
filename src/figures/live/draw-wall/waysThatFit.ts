import {add, distance, type Point, scale} from '../../geometry/point';
import {arrows} from '../core/arrows';
import {type DrawState, isOnSheet} from './model';
import {typedEnd} from './typedEnd';

/**
 * The directions, out of left, right, up and down, in which a wall of the typed length fits the
 * sheet.
 */
export function waysThatFit({document, interaction}: DrawState): readonly Point[] {
  const start = document.chain.at(-1);
  const end = start && typedEnd(start, interaction);
  if (!start || !end || typeof end === 'string') return [];
  const lengthCm = distance(start, end);
  return Object.values(arrows).filter((way) => isOnSheet(add(start, scale(way, lengthCm))));
}
