import {type Point, point} from '../../geometry/point';
import {dimension} from '../../views/marks/dimension';
import {text} from '../../views/marks/text';
import type {SvgNode} from '../../views/node';
import {unitsPerCm} from './frame';

/** Distance of the dimension from the person, and how close to the south wall it may come. */
const measureUnits = 24;
const measureEndCm = 565;
const pastWallCm = 646;
/** Length of the dimension's text in a wide font. */
const wordsUnits = 57;

/** Beside the person, or beyond the south wall when the text would overlap that wall. */
function measureOffset(middleCm: number): number {
  return middleCm + measureUnits / unitsPerCm > measureEndCm
    ? (middleCm - pastWallCm) * unitsPerCm
    : -measureUnits;
}

/**
 * The head clearance above a step: its text is vertical, or beside the line when that is too short.
 */
export function clearance(ceiling: Point, step: Point, middleCm: number, words: string): SvgNode[] {
  const offset = measureOffset(middleCm);
  const middle = point(ceiling.x - offset + 5, (ceiling.y + step.y) / 2 + 4);
  return step.y - ceiling.y < wordsUnits
    ? [dimension(ceiling, step, offset, ''), text(words, middle, 'dim-text start')]
    : [dimension(ceiling, step, offset, words)];
}
